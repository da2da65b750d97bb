import { loader, type LoaderDefinition } from "@stheno/core"
import { readOptions } from "../options.ts"

const definition: LoaderDefinition = loader(({ pluginOptions }) => {
  readOptions(pluginOptions)
})
export default definition
