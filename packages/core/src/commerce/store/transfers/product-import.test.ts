import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTransferShop, type TransferShop } from "./testing/transfer-shop.ts"

let shop: TransferShop
beforeAll(async () => {
  shop = await createTransferShop()
  await shop.admin("POST", "/admin/collections", { title: "Summer", handle: "summer" })
  await sql`insert into region (id, name, currency_code, tax_rate) values ('reg_n', 'North', 'eur', 0)`.execute(
    shop.engine.db,
  )
})
afterAll(() => shop.close())

const productOf = async (handle: string) =>
  (
    await shop.admin(
      "GET",
      `/admin/products?handle=${handle}&expand=variants,variants.prices,variants.options,options,tags,images,collection,type,sales_channels`,
    )
  ).body.products[0]

/** Rows of everything that an import may write. */
async function rowCounts(): Promise<unknown> {
  const { rows } = await sql`select (select count(*) from product) as products,
    (select count(*) from product_variant) as variants, (select count(*) from money_amount) as prices,
    (select count(*) from product_tag) as tags, (select count(*) from image) as images,
    (select count(*) from product_option) as options, (select count(*) from inventory_item) as items,
    (select count(*) from staged_job where event_name like 'product%') as events`.execute(shop.engine.db)
  return rows[0]
}

const errorsOf = (job: { result: { errors: readonly string[] } }) =>
  job.result.errors.map((message) => message.replace("The csv file parsing failed due to: ", ""))

describe("an import", () => {
  test("makes products and variants, with prices, options, tags, collection and stock", async () => {
    const job = await shop.importProducts(
      "\uFEFFProduct Handle;Product Title;Product Status;Product Collection Handle;Product Tags;Product Type;Variant Title;Variant SKU;Variant Inventory Quantity;Option 1 Name;Option 1 Value;Price EUR;Price North [EUR];Price JPY;Image 1 Url\r\n" +
        'tee;"Tee; ""soft""";published;summer;a,b;Shirt;S;TEE-S;5;Size;S;12,34;11,5;900;http://img/1.png\r\n' +
        "mug;Mug;;;;;One;MUG;;;;;;;\r\n" +
        "tee;;;;;;M;TEE-M;7;Size;M;15;;;\r\n",
    )
    expect(job).toMatchObject({
      status: "completed",
      result: {
        count: 5,
        advancement_count: 5,
        operations: { PRODUCT_CREATE: 2, PRODUCT_UPDATE: 0, VARIANT_CREATE: 3, VARIANT_UPDATE: 0 },
      },
    })
    const tee = await productOf("tee")
    expect(tee).toMatchObject({ title: 'Tee; "soft"', status: "published", thumbnail: "http://img/1.png" })
    expect([tee.collection.handle, tee.type.value, tee.sales_channels]).toEqual(["summer", "Shirt", []])
    expect(tee.tags.map(({ value }: { value: string }) => value).sort()).toEqual(["a", "b"])
    const variants = tee.variants.map((variant) => [
      variant.title,
      variant.sku,
      variant.options[0].value,
      variant.prices
        .map((price) => `${price.currency_code} ${price.amount} ${Boolean(price.region_id)}`)
        .sort(),
    ])
    expect(variants).toEqual([
      ["S", "TEE-S", "S", ["eur 1150 true", "eur 1234 false", "jpy 900 false"]],
      ["M", "TEE-M", "M", ["eur 1500 false"]],
    ])
    expect((await productOf("mug")).status).toBe("draft")
    const names = (await shop.events()).filter(({ name }) => /^product/.test(name)).map(({ name }) => name)
    expect(names.filter((name) => name === "product.created")).toHaveLength(2)
    expect(names.filter((name) => name === "product-variant.created")).toHaveLength(3)
  })

  test("changes what has an id, and takes away what is empty", async () => {
    const tee = await productOf("tee")
    const [s] = tee.variants
    const job = await shop.importProducts(
      "Product Id,Product Handle,Product Title,Product Subtitle,Product Collection Handle,Product External Id,Variant Id,Variant Title,Variant SKU,Option 1 Name,Option 1 Value,Price EUR\n" +
        `${tee.id},tee-2,Tee two,,,ext-1,${s.id},S,,Size,Small,13\n` +
        `${tee.id},tee-2,,,,,,L,TEE-L,Size,L,16\n`,
    )
    expect(job).toMatchObject({
      status: "completed",
      result: { operations: { PRODUCT_CREATE: 0, PRODUCT_UPDATE: 1, VARIANT_CREATE: 1, VARIANT_UPDATE: 1 } },
    })
    const changed = await productOf("tee-2")
    expect(changed).toMatchObject({ id: tee.id, title: "Tee two", collection_id: null, external_id: "ext-1" })
    expect(changed.tags).toHaveLength(2)
    expect(
      changed.variants.map((v) => [v.title, v.sku, v.options[0].value, v.prices.map((p) => p.amount)]),
    ).toEqual([
      ["S", null, "Small", [1300]],
      ["M", "TEE-M", "M", [1500]],
      ["L", "TEE-L", "L", [1600]],
    ])
  })

  test("takes the defaults where a new variant must have a value, and keeps what a variant has", async () => {
    const columns = "Variant Inventory Quantity,Variant Allow Backorder,Variant Manage Inventory"
    const made = await shop.importProducts(
      `Product Handle,Product Title,Variant Title,${columns},Option 1 Name,Option 1 Value\n` +
        "mat,Mat,Plain,,,,Size,S\nmat,Mat,Late,4,TRUE,FALSE,Size,L\n",
    )
    expect([made.status, made.result.errors]).toEqual(["completed", undefined])
    const stockOf = async () => {
      const { variants } = await productOf("mat")
      return variants.map((v) => [v.title, v.inventory_quantity, v.allow_backorder, v.manage_inventory])
    }
    expect(await stockOf()).toEqual([
      ["Plain", 0, false, true],
      ["Late", 4, true, false],
    ])
    const { id, variants } = await productOf("mat")
    const changed = await shop.importProducts(
      `Product Id,Product Handle,Variant Id,Variant Title,${columns},Option 1 Name,Option 1 Value\n` +
        `${id},mat,${variants[1].id},Later,,,,Size,L\n`,
    )
    expect([changed.status, changed.result.errors]).toEqual(["completed", undefined])
    expect((await stockOf())[1]).toEqual(["Later", 4, true, false])
  })

  test("a dry run changes nothing until it is confirmed", async () => {
    const before = await rowCounts()
    const fileKey = await shop.keep("Product Handle,Product Title\ndry,Dry\n")
    const job = await shop.run("product-import", { fileKey }, { dry_run: true })
    expect([job.status, job.result.count, await rowCounts()]).toEqual(["pre_processed", 1, before])
    await shop.admin("POST", `/admin/batch-jobs/${job.id}/confirm`)
    await shop.jobs.drain()
    expect((await productOf("dry")).title).toBe("Dry")
  })

  test("reads Latin-1", async () => {
    const bytes = new Uint8Array(
      [..."Product Handle;Product Title\nlatin;Gr"].map((c) => c.charCodeAt(0)).concat([0xfc, 0xdf, 0x65]),
    )
    expect((await shop.importProducts(bytes)).status).toBe("completed")
    expect((await productOf("latin")).title).toBe("Grüße")
  })
})

describe("a broken file", () => {
  const many = (last: string) =>
    `Product Handle,Product Title,Variant Title,Variant SKU,Price EUR\n${Array.from({ length: 1200 }, (_, i) => `bulk-${i},Bulk ${i},One,BULK-${i},1.5\n`).join("")}${last}`

  test("leaves nothing, and says where it is broken", async () => {
    const before = await rowCounts()
    const job = await shop.importProducts(many("bad,Bad,One,BULK-7,x\n"))
    expect(job).toMatchObject({ status: "failed", pre_processed_at: null, completed_at: null })
    const sentence = "The csv file parsing failed due to: line 1202, column"
    const problems = [
      { column: "Price EUR", message: `${sentence} "Price EUR": "x" is not a number` },
      { column: "Variant SKU", message: `${sentence} "Variant SKU": the value is there twice in the file` },
    ]
    expect(job.result).toEqual({
      errors: problems.map(({ message }) => message),
      error_details: problems.map((problem) => ({ ...problem, code: "invalid_data", line: 1202 })),
    })
    expect(await rowCounts()).toEqual(before)
  })

  const header =
    "Product Id,Product Handle,Product Title,Product Status,Product Weight,Product Collection Handle,Variant Id,Variant Title,Variant SKU,Option 1 Name,Option 1 Value\n"
  test.each([
    ["no file", undefined, ['there is no file "nothing"']],
    ["an empty file", "", ["the file is empty"]],
    [
      "unknown columns",
      "Nonsense;Columns\n1;2\n",
      [
        'line 1, column "Nonsense": the column "Nonsense" is unknown',
        'line 1, column "Columns": the column "Columns" is unknown',
        'line 1: the column "Product Handle" is missing',
      ],
    ],
    [
      "an unknown currency",
      "Product Handle,Price XXQ\n",
      ['line 1, column "Price XXQ": there is no currency "XXQ"'],
    ],
    [
      "an unknown region",
      "Product Handle,Price Moon [EUR]\n",
      ['line 1, column "Price Moon [EUR]": there is no region "Moon"'],
    ],
    [
      "a short row",
      "Product Handle,Product Title\na\n",
      ["line 2: the row has 1 cells, but the header has 2"],
    ],
    [
      "wrong cells",
      `${header},,x,gone,1.5,nowhere,,V,,,\n`,
      ['line 2, column "Product Handle": the cell must not be empty'],
    ],
    [
      "wrong values",
      `${header},w,,gone,1.5,nowhere,,V,,,\n`,
      [
        'line 2, column "Product Status": the status must be one of draft, proposed, published, rejected',
        'line 2, column "Product Weight": "1.5" is not a whole number between -2147483647 and 2147483647',
        'line 2, column "Product Title": a new product needs a title',
        'line 2, column "Product Collection Handle": there is no collection "nowhere"',
      ],
    ],
    [
      "unknown ids",
      `${header}prod_x,u,U,,,,variant_x,V,,,\n`,
      [
        'line 2, column "Product Id": there is no product "prod_x"',
        'line 2, column "Variant Id": the product has no variant "variant_x"',
      ],
    ],
    [
      "a taken handle and sku",
      `${header},mug,Mug,,,,,One,MUG,,\n`,
      [
        'line 2, column "Product Handle": a product with the handle "mug" exists already; its id in the column "Product Id" changes it',
        'line 2, column "Variant SKU": "MUG" belongs to another variant',
      ],
    ],
    [
      "options that do not fit",
      `${header},o,O,,,,,A,,Size,S\n,o,,,,,,B,,Size,S\n,o,,,,,,C,,Color,Red\n,o,,,,,,,SKU-O,,\n`,
      [
        'line 4: the product has no option "Color"',
        'line 5, column "Variant Title": a new variant needs a title',
        'line 5: the variant has no value for the option "Size"',
        "line 3: another variant of the product has the same option values",
      ],
    ],
    ["an open quote", `${header},q,"Q,,,,,,,,\n`, ["line 2: a quote opens here that does not close"]],
  ])("%s", async (_name, content, messages) => {
    const before = await rowCounts()
    const job =
      content === undefined
        ? await shop.run("product-import", { fileKey: "nothing" })
        : await shop.importProducts(content)
    expect(job.status).toBe("failed")
    expect(errorsOf(job)).toEqual(messages)
    expect(await rowCounts()).toEqual(before)
  })
})
