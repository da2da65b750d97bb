import { loader, type LoaderDefinition } from "@stheno/core"
import { readOptions } from "../options.ts"

/** Wrong options keep the server from starting. */
const checkOptions: LoaderDefinition = loader(({ pluginOptions }) => void readOptions(pluginOptions))

export default checkOptions
