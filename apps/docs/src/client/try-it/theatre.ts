import type { ComponentFile, SampleFiles } from "../../shop/messages.ts"
import type { Stage, StagedComponent, StageGround } from "../../shop/samples/stage.tsx"
import type { ComponentLog } from "./component-log.ts"

/** The parts of a page that show components. */
export interface Theatre {
  readonly files: SampleFiles
  readonly facts: ComponentFile
  readonly module: Readonly<Record<string, StagedComponent["component"]>>
  readonly openStage: (ground: StageGround) => Stage
}

/** Where components stand, and what they do. */
export interface Scene {
  readonly ground: Pick<StageGround, "element" | "onBroken">
  readonly log: ComponentLog
}
