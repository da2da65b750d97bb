// region key
import { configKeys } from "@stheno/server"

const { env, parse, accepts } = configKeys.port
const port = parse("80000")
if (port === undefined) console.log(`${env} must be ${accepts}.`)
// endregion
