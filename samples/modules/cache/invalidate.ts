import { cache } from "../messages.ts"

// region sample
await cache.set("products:1", "a")
await cache.set("products:2", "b")
await cache.invalidate("products:*")

console.log(await cache.get("products:1"))
// endregion
