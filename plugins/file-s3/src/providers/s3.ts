import { provider, type ProviderDefinition } from "@stheno/core"
import { readOptions } from "../options.ts"
import { createS3Files } from "../s3-files.ts"

const definition: ProviderDefinition<"file"> = provider("file", ({ pluginOptions, log }) =>
  createS3Files(readOptions(pluginOptions), log),
)
export default definition
