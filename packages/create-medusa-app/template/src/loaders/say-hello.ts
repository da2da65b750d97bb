import { loader } from "@stheno/core"

export default loader(async ({ log }) => {
  log.info({}, "Hello from the loader say-hello")
})
