import type { ComponentFile, ComponentFiles, SampleFiles } from "../../shop/messages.ts"
import type { Stage, StagedComponent, StageGround } from "../../shop/samples/stage.tsx"
import { sampleFiles } from "./language-run.ts"

/** What shows the components of a sample. */
export interface Theater {
  readonly files: SampleFiles
  readonly facts: ComponentFile
  readonly module: Readonly<Record<string, StagedComponent["component"]>>
  readonly openStage: (ground: StageGround) => Stage
}

/**
 * Loads the components of a step and what shows them.
 * @param name the file of the components, `carts/use-cart/create.tsx`
 */
export async function openTheater(name: string): Promise<Theater> {
  const files = await sampleFiles()
  const all = (await (await fetch(files.components)).json()) as ComponentFiles
  const facts = all[name]
  if (!facts) throw new Error(`This copy of the documentation has no component ${name}.`)
  const [module, { openStage }] = await Promise.all([
    import(/* @vite-ignore */ facts.url) as Promise<Theater["module"]>,
    import(/* @vite-ignore */ files.stage) as Promise<Pick<Theater, "openStage">>,
  ])
  return { files, facts, module, openStage }
}
