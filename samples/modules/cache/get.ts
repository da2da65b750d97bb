import { cache } from "../messages.ts"

// region sample
await cache.set("greeting", { text: "Hello" })

console.log(await cache.get("greeting"), await cache.get("nothing"))
// endregion
