import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import CollectionsPage from "@/app/[locale]/collections/page"
import { Gallery } from "@/components/catalog/gallery"
import { ProductGrid } from "@/components/catalog/product-grid"
import { Hero } from "@/components/home/hero"
import { messagesOf } from "@/lib/messages"
import { toProduct } from "@/lib/product-model"

const locale = { country: "us", language: "en" } as const
const collections = ["a", "b", "c"].map((id) => ({ id, handle: id, title: id }))
const products = [1, 2, 3, 4, 5, 6].map((number) => {
  const images = [1, 2, 3].map((picture) => ({ url: `https://cdn.example.com/${number}-${picture}.jpg` }))
  const id = `product-${number}`
  const response = { id, handle: id, title: id, thumbnail: images[0]?.url, images, variants: [] }
  return toProduct(response, { country: "us", currency: "usd" })
})

vi.mock("@/lib/collections", () => ({ listCollections: async () => collections }))
vi.mock("@/lib/products", () => ({ listProducts: async () => ({ products, count: products.length }) }))
vi.mock("@/lib/regions", () => ({ pageLocale: async () => ({ locale, region: { id: "us" } }) }))

const messages = await messagesOf(locale)
const { catalog } = messages

test.each<[string, () => ReactNode | Promise<ReactNode>, number]>([
  ["collections", () => CollectionsPage({ params: Promise.resolve({ locale: "us" }) }), 2],
  ["a list of products", () => ProductGrid({ products, locale, messages, eager: 4 }), 2],
  ["a product", () => Gallery({ product: products[0]!, catalog }), 1],
  ["home", () => Hero({ locale, catalog, products, collection: undefined }), 1],
])("of the pictures of %s that load at once, the first come before the others", async (_, page, firsts) => {
  const html = renderToStaticMarkup(await page())
  const eager = [...html.matchAll(/<img[^>]*loading="eager"[^>]*>/g)].map(
    ([picture]) => /fetchPriority="(\w+)"/.exec(picture)?.[1],
  )
  const others = eager.slice(firsts)
  expect(eager).toEqual([...Array<string>(firsts).fill("high"), ...others.map(() => "low")])
  expect(others.length).toBeGreaterThan(0)
})
