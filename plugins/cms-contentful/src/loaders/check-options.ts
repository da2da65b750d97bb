import { loader, type LoaderDefinition } from "@stheno/core"
import { readOptions } from "../options.ts"

const definition: LoaderDefinition = loader(({ pluginOptions, log }) => {
  const { webhookSecret } = readOptions(pluginOptions)
  if (!webhookSecret)
    log.warn({}, "Webhooks of Contentful are rejected: the option webhook_secret is not set")
})
export default definition
