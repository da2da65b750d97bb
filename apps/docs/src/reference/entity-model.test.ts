import { describe, expect, it } from "vitest"
import { entity, many, one, through } from "@stheno/core/internal/platform/query/entity.ts"
import { entityModels, enumModels, type CoreModel } from "./entity-model.ts"
import { enumColumns } from "@stheno/codegen/operations/enum-columns.ts"
import { loadCoreModel } from "./load-core-model.ts"

const Cart = entity({
  name: "Cart",
  table: "cart",
  idPrefix: "cart",
  softDelete: true,
  about: "A cart.",
  columns: { type: "What it is for.", region_id: "Its region.", number: "A number.", note: "A note." },
  hidden: ["type"],
  relations: {
    region: one("Region", "region_id", { eager: true }),
    discounts: through("Region", "cart_discounts", "cart_id", "discount_id"),
  },
})
const Region = entity({
  name: "Region",
  table: "region",
  about: "A region.",
  columns: {},
  relations: { carts: many("Cart", "region_id") },
})
const text = { kind: "text", nullable: false }
const core: CoreModel = {
  entities: { Region, Cart },
  abstractEntities: {},
  columns: {
    cart: {
      id: text,
      type: { kind: "enum", nullable: false, default: "claim", enum: "CartType" },
      region_id: { ...text, nullable: true },
      created_at: { kind: "timestamptz", nullable: false, default: "now()" },
      number: { kind: "integer", nullable: false, default: "nextval('number_seq'::regclass)" },
      note: { ...text, default: "" },
    },
    region: { id: text },
  },
  enums: { CartType: { about: "Kinds.", members: [{ name: "SWAP", value: "swap", about: "A swap." }] } },
  sources: { Cart: "packages/core/src/commerce/sales/carts/tables.ts" },
  guides: new Map([["Cart", [{ title: "The cart", route: "/carts" }]]]),
  operations: new Map([["Cart", [{ area: "store", tag: "Carts", route: "/api/store/carts" }]]]),
}

describe("entityModels", () => {
  it("joins descriptions, column types, relations and those who refer to the entity", () => {
    const [cart] = entityModels(core)
    expect(
      cart!.fields.map(({ name, type, nullable, defaultValue, enumName, target, hidden }) => [
        name,
        type,
        nullable,
        defaultValue,
        enumName,
        target,
        hidden,
      ]),
    ).toEqual([
      ["id", "text", false, undefined, undefined, undefined, false],
      ["type", "CartType", false, { code: "claim" }, "CartType", undefined, true],
      ["region_id", "text", true, undefined, undefined, "Region", false],
      ["created_at", "date", false, { words: "the current time" }, undefined, undefined, false],
      ["number", "integer", false, { words: "the next number" }, undefined, undefined, false],
      ["note", "text", false, { words: "empty text" }, undefined, undefined, false],
    ])
    expect(cart!.relations).toEqual([
      {
        name: "region",
        target: "Region",
        list: false,
        eager: true,
        via: "region_id",
        about: "Its region.",
      },
      {
        name: "discounts",
        target: "Region",
        list: true,
        eager: false,
        via: "cart_discounts.discount_id",
        about: "The discounts that are applied to the cart.",
      },
    ])
    expect(cart!.usedBy).toEqual([{ entity: "Region", relation: "carts" }])
  })

  it("has the guides that explain an entity, and the operations that return it", () => {
    const [cart, region] = entityModels(core)
    expect(cart!.guides.map(({ title }) => title)).toEqual(["The cart"])
    expect(cart!.operations.map(({ route }) => route)).toEqual(["/api/store/carts"])
    expect([region!.guides, region!.operations]).toEqual([[], []])
  })

  it("refuses a column without a description", () => {
    const columns = { ...core.columns, region: { id: text, name: text } }
    expect(() => entityModels({ ...core, columns })).toThrow("Region: the column name is not described")
  })

  it("gives what entities share the types it has there", () => {
    const Shared = { name: "Shared", about: "Shared.", columns: { region_id: "Some region." } }
    const models = entityModels({ ...core, abstractEntities: { Shared } })
    const shared = models.find(({ name }) => name === "Shared")!
    expect(shared.sharedBy).toEqual(["Cart"])
    expect(shared.fields).toMatchObject([
      { name: "region_id", type: "text", nullable: true, about: "Some region." },
    ])
  })

  it("lists the fields that take an enum's values", () => {
    expect(enumModels(core)).toMatchObject([
      { name: "CartType", usedBy: [{ entity: "Cart", field: "type" }] },
    ])
  })
})

describe("the core's own model", () => {
  const model = loadCoreModel()

  it("finds the guides of an entity in the written pages, those about it first", () => {
    expect(model.guides.get("Region")![0]).toEqual({
      title: "Manage regions",
      route: "/modules/regions-and-currencies/admin/manage-regions",
    })
    const unexplained = Object.keys(model.entities).filter((name) => !model.guides.has(name))
    expect(unexplained).toEqual([])
    expect(model.operations.get("Discount")).toContainEqual({
      area: "admin",
      tag: "Discounts",
      route: "/api/admin/discounts",
    })
  })

  it("says which entities a row of a table of pairs joins", () => {
    const pair = entityModels(model).find(({ name }) => name === "ProductSalesChannel")!
    expect(pair.fields.map(({ name, target }) => [name, target])).toEqual([
      ["product_id", "Product"],
      ["sales_channel_id", "SalesChannel"],
    ])
  })

  it("says which rows each relation reads", () => {
    const models = entityModels(model)
    const meaning = (name: string, relation: string) =>
      models.find((each) => each.name === name)!.relations.find((each) => each.name === relation)!.about
    expect(meaning("Order", "region")).toBe("The region of the purchase. Deleted rows are included.")
    expect(meaning("Order", "currency")).toBe("The `Currency` whose `code` is in `currency_code`.")
    expect(meaning("ClaimOrder", "additional_items")).toBe(
      "Every `LineItem` whose `claim_order_id`, the claim that sends the item to the customer as a replacement, " +
        "is the ID of this `ClaimOrder`.",
    )
    const silent = models.flatMap(({ name, relations }) =>
      relations
        .filter(({ about }) => !/^[^]{10,}\.$/.test(about))
        .map((relation) => `${name}.${relation.name}`),
    )
    expect(silent).toEqual([])
  })

  it("links the entity that a column names", () => {
    const models = entityModels(model)
    const target = (name: string, column: string) =>
      models.find((each) => each.name === name)!.fields.find((each) => each.name === column)!.target
    expect(target("Return", "location_id")).toBe("StockLocation")
    expect(target("Payment", "provider_id")).toBe("PaymentProvider")
    expect(target("Order", "external_id")).toBeUndefined()
    expect(models.find(({ name }) => name === "PaymentProvider")!.namedBy).toEqual([
      { entity: "Payment", column: "provider_id" },
      { entity: "PaymentSession", column: "provider_id" },
    ])
  })

  it("has the file of every entity", () => {
    expect(Object.keys(model.sources).sort()).toEqual(
      [...Object.keys(model.entities), ...Object.keys(model.abstractEntities)].sort(),
    )
  })

  it("explains every enum column with an enum of the core", () => {
    const columns = Object.entries(model.columns).flatMap(([table, facts]) =>
      Object.entries(facts).flatMap(([name, { kind }]) => (kind === "enum" ? [`${table}.${name}`] : [])),
    )
    expect(Object.keys(enumColumns).sort()).toEqual(columns.sort())
    expect(Object.values(enumColumns).filter((name) => !(name in model.enums))).toEqual([])
  })
})
