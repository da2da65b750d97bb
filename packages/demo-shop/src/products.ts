import type { Api, Row } from "./api.ts"
import { categories, collections, products, type DemoCategory, type DemoProduct } from "./catalogue.ts"
import { draw } from "./drawings/index.ts"
import type { Settings } from "./settings.ts"

/** Stores a picture and says where it can be fetched. */
export type PutImage = (name: string, svg: string) => Promise<string>

/** A variant with its price, for making orders of it. */
export interface DemoVariant {
  readonly id: string
  readonly product: string
  readonly inventoryItem: string | undefined
}

/** Categories, collections, products with pictures, prices and stock. */
export async function createCatalogue(
  api: Api,
  settings: Settings,
  putImage: PutImage,
  random: () => number,
): Promise<{ readonly variants: readonly DemoVariant[]; readonly altTexts: readonly AltText[] }> {
  const categoryIds = await createCategories(api, categories)
  const collectionIds = await createCollections(api)
  const variants: DemoVariant[] = []
  const altTexts: AltText[] = []
  for (const product of products) {
    const pictures = await drawAll(product, putImage)
    const body = productBody(product, pictures, categoryIds, collectionIds)
    const created = (await api.admin<{ product: CreatedProduct }>("POST", "/admin/products", body)).product
    altTexts.push(
      ...altTextsOf(created, new Map(pictures.map((url, index) => [url, textOf(product, index)]))),
    )
    variants.push(...(await stockUp(api, settings, created, random)))
  }
  altTexts.push(...(await createUnpublished(api, putImage)))
  return { variants, altTexts }
}

/** The alternative text of a picture. */
interface AltText {
  readonly productId: string
  readonly imageId: string
  readonly text: string | undefined
}

/** Gives pictures their alternative texts. */
export async function describePictures({ admin }: Api, texts: readonly AltText[]): Promise<void> {
  for (const { productId, imageId, text } of texts)
    await admin("POST", `/admin/products/${productId}/images/${imageId}`, { metadata: { alt: text } })
}

/** @param texts by the URLs of the pictures */
function altTextsOf({ id, images }: CreatedProduct, texts: ReadonlyMap<string, string>): AltText[] {
  return images.map((image) => ({ productId: id, imageId: image.id, text: texts.get(image.url) }))
}

/** What a picture of a product shows. */
function textOf({ title, subtitle, palettes }: DemoProduct, index: number): string {
  if (index === 0) return `${title}: ${subtitle.charAt(0).toLowerCase()}${subtitle.slice(1)}`
  return palettes[index] === palettes[0] ? `${title}, close up` : `${title} in ${palettes[index]}`
}

async function createCategories(
  { admin }: Api,
  list: readonly DemoCategory[],
  parent: string | null = null,
  ids = new Map<string, string>(),
): Promise<ReadonlyMap<string, string>> {
  for (const { handle, name, description, children = [] } of list) {
    const { product_category } = await admin<{ product_category: Row }>("POST", "/admin/product-categories", {
      name,
      handle,
      description,
      is_active: true,
      is_internal: false,
      ...(parent ? { parent_category_id: parent } : {}),
    })
    ids.set(handle, product_category.id)
    await createCategories({ admin } as Api, children, product_category.id, ids)
  }
  return ids
}

async function createCollections({ admin }: Api): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const collection of collections)
    ids.set(
      collection.handle,
      (await admin<{ collection: Row }>("POST", "/admin/collections", collection)).collection.id,
    )
  return ids
}

async function drawAll(product: DemoProduct, putImage: PutImage): Promise<string[]> {
  return Promise.all(
    product.palettes.map((palette, index) =>
      putImage(
        `${product.handle}-${index + 1}.svg`,
        draw(product.drawing, palette, index === 0 || palette !== product.palettes[0] ? "whole" : "close"),
      ),
    ),
  )
}

function productBody(
  product: DemoProduct,
  pictures: readonly string[],
  categoryIds: ReadonlyMap<string, string>,
  collectionIds: ReadonlyMap<string, string>,
) {
  const { handle, title, subtitle, description, weight, material } = product
  return {
    handle,
    title,
    subtitle,
    description,
    weight,
    material,
    status: "published",
    thumbnail: pictures[0],
    images: pictures,
    type: { value: product.type },
    tags: product.tags.map((value) => ({ value })),
    categories: product.categories.map((category) => ({ id: categoryIds.get(category) })),
    ...(product.collection ? { collection_id: collectionIds.get(product.collection) } : {}),
    options: Object.keys(product.options).map((option) => ({ title: option })),
    variants: variantBodies(product),
  }
}

/** Every combination of the options' values; each larger value raises the price. */
function variantBodies({ handle, options, price }: DemoProduct) {
  const combinations = Object.values(options).reduce<string[][]>(
    (all, values) => all.flatMap((combination) => values.map((value) => [...combination, value])),
    [[]],
  )
  return combinations.map((values, index) => {
    const extra = Object.keys(options)[0] === "Size" && values[0]!.length < 3 ? 0 : index * 400
    return {
      title: values.join(" / "),
      sku: `${handle.toUpperCase()}-${index + 1}`,
      manage_inventory: true,
      options: values.map((value) => ({ value })),
      prices: [
        { currency_code: "eur", amount: price.eur + extra },
        { currency_code: "usd", amount: price.usd + extra },
      ],
    }
  })
}

interface CreatedProduct extends Row {
  readonly handle: string
  readonly images: readonly (Row & { readonly url: string })[]
  readonly variants: readonly Row[]
}

async function stockUp(
  { admin }: Api,
  { locations }: Settings,
  product: CreatedProduct,
  random: () => number,
): Promise<DemoVariant[]> {
  const variants: DemoVariant[] = []
  for (const { id } of product.variants) {
    const { variant } = await admin<{ variant: { inventory: readonly Row[] } }>(
      "GET",
      `/admin/variants/${id}/inventory`,
    )
    const inventoryItem = variant.inventory[0]?.id
    if (inventoryItem)
      for (const location_id of locations)
        await admin("POST", `/admin/inventory-items/${inventoryItem}/location-levels`, {
          location_id,
          stocked_quantity: 20 + Math.floor(random() * 80),
        })
    variants.push({ id, product: product.handle, inventoryItem })
  }
  return variants
}

/** What a shop has besides: something that is not on sale yet, and a gift card to buy. */
async function createUnpublished({ admin }: Api, putImage: PutImage): Promise<AltText[]> {
  // The newest product is the first that a merchant sees.
  const picture = await putImage("teapot-plum-1.svg", draw("teapot", "plum"))
  const { product } = await admin<{ product: CreatedProduct }>("POST", "/admin/products", {
    title: "Teapot Plum",
    handle: "teapot-plum",
    description: "Coming in spring.",
    status: "draft",
    thumbnail: picture,
    images: [picture],
    options: [{ title: "Size" }],
    variants: [
      { title: "1 l", options: [{ value: "1 l" }], prices: [{ currency_code: "eur", amount: 7900 }] },
    ],
  })
  await admin("POST", "/admin/products", {
    title: "Gift card",
    handle: "gift-card",
    subtitle: "Arrives by e-mail",
    description: "For somebody who would rather choose. The code arrives by e-mail and does not expire.",
    is_giftcard: true,
    discountable: false,
    status: "published",
    options: [{ title: "Value" }],
    variants: [25, 50, 100].map((value) => ({
      title: String(value),
      manage_inventory: false,
      options: [{ value: String(value) }],
      prices: ["eur", "usd"].map((currency_code) => ({ currency_code, amount: value * 100 })),
    })),
  })
  return altTextsOf(product, new Map([[picture, "A plum-colored teapot"]]))
}
