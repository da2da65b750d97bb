import { loader, type LoaderDefinition } from "@stheno/core"
import { connectionOf } from "../connection.ts"
import { readOptions } from "../options.ts"

/** Connects at startup, so that the log says at once when Redis cannot be reached; the store starts without it too. */
const definition: LoaderDefinition = loader(async ({ pluginOptions, log }) => {
  const connection = connectionOf(readOptions(pluginOptions), log)
  const release = connection.hold()
  await connection.run((client) => client.ping()).catch(() => undefined)
  return release
})
export default definition
