import { loader, type LoaderDefinition } from "@stheno/core"
import { readOptions } from "../options.ts"

const definition: LoaderDefinition = loader(({ pluginOptions, log }) => {
  const { secret } = readOptions(pluginOptions)
  if (!secret) log.warn({}, "Webhooks of Strapi are rejected: the option strapi_secret is not set")
})
export default definition
