import { loader } from "@stheno/core"

export default loader(async ({ log }) => {
  log.info({}, "The shop's own code is loaded")
})
