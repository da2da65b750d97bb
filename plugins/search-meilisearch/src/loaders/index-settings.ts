import { loader, type LoaderDefinition } from "@stheno/core"
import { connect, ensureIndex } from "../connect.ts"
import { readOptions } from "../options.ts"

/** Creates the further indexes of the configuration with their settings; that of products is set up when it is filled. */
const definition: LoaderDefinition = loader(async ({ pluginOptions, log }) => {
  const options = readOptions(pluginOptions)
  const connection = connect(options)
  for (const [name, { indexSettings, primaryKey }] of Object.entries(options.settings)) {
    if (name === "products") continue
    const uid = options.indexPrefix + name
    try {
      await ensureIndex(connection, uid, primaryKey)
      await connection.run((client) => client.index(uid).updateSettings(indexSettings))
    } catch (error) {
      log.error({ index: uid, error: String(error) }, "Could not set up an index in Meilisearch")
    }
  }
})
export default definition
