/** Builds one package, in a process of its own: several can be built at once. Arguments: name, dist, types as JSON. */
import { buildPackage } from "./build-package.mjs"

const [name, dist, types] = process.argv.slice(2)
await buildPackage(name, dist, JSON.parse(types))
