import fs from "node:fs"

const text = { type: "text" }
const json = { type: "json" }
const many = (type) => ({
  type: "relation",
  relation: "oneToMany",
  target: `api::${type}.${type}`,
})
const one = (type) => ({ ...many(type), relation: "oneToOne" })

const contentTypes = {
  region: {
    plural: "regions",
    attributes: { name: text, currency_code: text, countries: json },
  },
  "product-collection": {
    plural: "product-collections",
    attributes: { title: text, handle: text },
  },
  "product-category": {
    plural: "product-categories",
    attributes: { name: text, handle: text },
  },
  "product-variant": {
    plural: "product-variants",
    attributes: { title: text, sku: text, prices: json, options: json },
  },
  product: {
    plural: "products",
    draftAndPublish: true,
    attributes: {
      title: { ...text, required: true },
      subtitle: text,
      description: text,
      handle: text,
      thumbnail: text,
      images: json,
      options: json,
      tags: json,
      product_collection: one("product-collection"),
      product_categories: many("product-category"),
      product_variants: many("product-variant"),
    },
  },
}

for (const [
  name,
  { plural, draftAndPublish = false, attributes },
] of Object.entries(contentTypes)) {
  const folder = `src/api/${name}`
  if (fs.existsSync(folder)) {
    console.log(`${folder} exists and stays as it is`)
    continue
  }
  const schema = {
    kind: "collectionType",
    collectionName: plural.replaceAll("-", "_"),
    info: {
      singularName: name,
      pluralName: plural,
      displayName: name.replaceAll("-", " "),
    },
    options: { draftAndPublish },
    attributes: {
      medusa_id: { type: "string", required: true, unique: true },
      ...attributes,
    },
  }
  fs.mkdirSync(`${folder}/content-types/${name}`, { recursive: true })
  fs.writeFileSync(
    `${folder}/content-types/${name}/schema.json`,
    JSON.stringify(schema, undefined, 2),
  )
  for (const kind of ["router", "controller", "service"]) {
    const factory = `createCore${kind[0].toUpperCase()}${kind.slice(1)}`
    const parts = kind === "router" ? "routes" : `${kind}s`
    const code = `module.exports = require("@strapi/strapi").factories.${factory}("api::${name}.${name}")\n`
    fs.mkdirSync(`${folder}/${parts}`)
    fs.writeFileSync(`${folder}/${parts}/${name}.js`, code)
  }
  console.log(`${folder} created`)
}
