import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
for (const title of ["Hat", "Scarf"])
  await medusa.admin.products.create({ title, status: "draft" })

// region pages
const page = await medusa.admin.products.list({ limit: 2, offset: 1 })

console.log(page.products.length, page.offset, page.limit, page.count)
// endregion
captured("pages")

// region order
const { products: sorted } = await medusa.admin.products.list({
  order: "-title",
})

console.log(sorted.map(({ title }) => title))
// endregion
captured("order")

// region after
const { products: firstPage } = await medusa.admin.products.list({
  order: "title",
  limit: 1,
})
const { products: nextPage } = await medusa.admin.products.list({
  order: "title",
  limit: 1,
  starting_after: firstPage[0].id,
})

console.log(nextPage.map(({ title }) => title))
// endregion
captured("after")

// region fields
const { products: short } = await medusa.admin.products.list({
  fields: "title,status",
  expand: "",
  limit: 1,
})

console.log(Object.keys(short[0]))
// endregion
captured("fields")

// region expand
const { variants } = await medusa.admin.variants.list({
  q: "COAT-S",
  expand: "prices",
})

for (const { currency_code, amount } of variants[0].prices)
  console.log(currency_code, amount)
// endregion
captured("expand")

// region filter
const { count: drafts } = await medusa.admin.products.list({
  status: ["draft"],
  created_at: { gt: "2020-01-01T00:00:00Z" },
})

console.log(drafts)
// endregion
captured("filter")

// region search
const { products: found } = await medusa.admin.products.list({ q: "rain" })

console.log(found.map(({ title }) => title))
// endregion
captured("search")
