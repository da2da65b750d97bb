import { loader, type LoaderDefinition } from "@stheno/core"
import { connectionOf } from "../connection.ts"
import { readOptions } from "../options.ts"

/** Checks the options at startup, and sends what is waiting before the process ends. */
const definition: LoaderDefinition = loader(({ pluginOptions }) =>
  connectionOf(readOptions(pluginOptions)).hold(),
)
export default definition
