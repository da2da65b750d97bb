import { cache } from "../messages.ts"

// region sample
await cache.set("products:1", ["a", "b"], 60)

console.log(await cache.get("products:1"))
// endregion
