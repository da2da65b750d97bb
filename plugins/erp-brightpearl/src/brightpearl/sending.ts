import type { Log, Shop } from "@stheno/core"
import type { BrightpearlOptions } from "../options.ts"
import type { BrightpearlClient } from "./client.ts"

/** What sending to Brightpearl needs. */
export interface Sending extends Pick<Shop, "db" | "call"> {
  readonly log: Log
  readonly client: BrightpearlClient
  readonly options: BrightpearlOptions
}
