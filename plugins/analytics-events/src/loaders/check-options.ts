import { loader, type LoaderDefinition } from "@stheno/core"
import { readOptions } from "../options.ts"

const checkOptions: LoaderDefinition = loader(({ pluginOptions }) => void readOptions(pluginOptions))

export default checkOptions
