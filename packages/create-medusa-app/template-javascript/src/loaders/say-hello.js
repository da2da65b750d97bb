import { loader } from "@stheno/core"

export default loader(async ({ log }) => {
  log.info({}, "The project's code is loaded")
})
