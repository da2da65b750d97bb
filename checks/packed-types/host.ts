import type { Engine } from "@stheno/core"
// @ts-expect-error what a server needs is no part of the API for plugins
import type { createApp as _hidden } from "@stheno/core"
import { createApp, createEngine, type EngineOptions } from "@stheno/core/host"

declare const db: EngineOptions["db"]

const engine: Engine = createEngine({ db })
const app = createApp(engine)
export const answer: Response = await app.fetch(new Request("http://localhost:9000/health"))
// @ts-expect-error an engine needs a database
createEngine({})
