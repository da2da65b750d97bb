import { loader, type LoaderDefinition } from "@stheno/core"
import { connect } from "../connect.ts"
import { readOptions } from "../options.ts"

/** Applies the settings of the further indexes; those of products are applied when that index is filled. */
const definition: LoaderDefinition = loader(async ({ pluginOptions, log }) => {
  const options = readOptions(pluginOptions)
  const { client } = connect(options)
  for (const [name, { indexSettings }] of Object.entries(options.settings)) {
    if (name === "products") continue
    const indexName = options.indexPrefix + name
    try {
      await client.setSettings({ indexName, indexSettings })
    } catch (error) {
      log.error({ index: indexName, error: String(error) }, "Could not set up an index in Algolia")
    }
  }
})
export default definition
