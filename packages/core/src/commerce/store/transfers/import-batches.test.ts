import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { startBatchJobs } from "../batch-jobs/index.ts"
import { createTransferShop, finishedJob, type TransferShop } from "./testing/transfer-shop.ts"

vi.setConfig({ testTimeout: 180_000 })

let shop: TransferShop
beforeAll(async () => {
  shop = await createTransferShop()
})
afterAll(() => shop.close())

const header =
  "Product Handle,Product Title,Variant Title,Variant SKU,Option 1 Name,Option 1 Value,Price EUR\n"

/** New products with a variant each; one more product has a variant in every hundredth row. */
function fileOf(name: string, count: number): string {
  const lines = Array.from({ length: count }, (_, n) => {
    const isShared = n % 100 === 0
    const product = isShared ? `${name}-shared,${name} shared` : `${name}-${n},${name} ${n}`
    return `${product},V${n},${name.toUpperCase()}-${n},Size,S${n},1.5\n`
  })
  return header + lines.join("")
}

/** Checks a file, and lets it be imported; the import itself begins with the next `drain`. */
async function confirmed(content: string): Promise<string> {
  const fileKey = await shop.keep(content)
  const { id, status } = await shop.run("product-import", { fileKey }, { dry_run: true })
  expect(status).toBe("pre_processed")
  await shop.admin("POST", `/admin/batch-jobs/${id}/confirm`)
  return id
}
const read = (id: string) => finishedJob(shop, id)

/** What is there of a file, and how many events say so. */
async function countsOf(name: string) {
  const { rows } = await sql<Record<"products" | "variants" | "prices" | "events", number>>`
    with made as (select id from product where handle like ${`${name}-%`} and deleted_at is null),
      variants as (select id from product_variant where product_id in (select id from made) and deleted_at is null)
    select (select count(*)::integer from made) as products, (select count(*)::integer from variants) as variants,
      (select count(*)::integer from product_variant_money_amount where variant_id in (select id from variants)) as prices,
      (select count(*)::integer from staged_job where event_name like 'product%.created'
        and data->>'id' in (select id from made union all select id from variants)) as events`.execute(
    shop.engine.db,
  )
  return rows[0]!
}
const whole = (rows: number) => {
  const products = rows - Math.ceil(rows / 100) + 1
  return { products, variants: rows, prices: rows, events: products + rows }
}

/** Works on jobs with a separate worker until so many rows are saved, and stops it. */
async function workUntil(id: string, saved: number): Promise<void> {
  const worker = startBatchJobs(shop.engine, { pollInterval: 3_600_000 })
  const isFar = async () => expect((await read(id)).result.advancement_count).toBeGreaterThanOrEqual(saved)
  await vi.waitFor(isFar, { timeout: 60_000, interval: 5 })
  await worker.stop()
}

test("an import that is interrupted continues after the rows that are saved", async () => {
  const id = await confirmed(fileOf("resumed", 1600))
  for (const saved of [1, 1000]) {
    await workUntil(id, saved)
    const { status, result } = await read(id)
    const { products, variants, prices, events } = await countsOf("resumed")
    expect(status).toBe("processing")
    expect(result.advancement_count).toBe(products + variants)
    expect([prices, events]).toEqual([variants, products + variants])
    expect(variants % 200).toBe(199)
    expect(variants).toBeLessThan(1600)
  }
  await shop.jobs.drain()
  expect(await read(id)).toMatchObject({
    status: "completed",
    result: { count: 3185, advancement_count: 3185 },
  })
  expect(await countsOf("resumed")).toEqual(whole(1600))
})

test("an import that is canceled keeps the rows that are saved", async () => {
  const id = await confirmed(fileOf("canceled", 1600))
  const done = shop.jobs.drain()
  const isFar = async () => expect((await read(id)).result.advancement_count).toBeGreaterThan(0)
  await vi.waitFor(isFar, { timeout: 60_000, interval: 5 })
  await shop.admin("POST", `/admin/batch-jobs/${id}/cancel`)
  await done
  const { status, result } = await read(id)
  const { products, variants } = await countsOf("canceled")
  expect([status, result.advancement_count]).toEqual(["canceled", products + variants])
  expect(variants).toBeLessThan(1600)
  await shop.jobs.drain()
  expect((await countsOf("canceled")).variants).toBe(variants)
})

test("rows that cannot be imported any more are left out and named, and the others are imported", async () => {
  const made = await shop.importProducts(fileOf("late", 1))
  expect(made.status).toBe("completed")
  const find = async (handle: string) =>
    (await shop.admin("GET", `/admin/products?handle=${handle}&expand=variants`)).body.products[0]
  const late = await find("late-shared")
  const rows = [
    ",taken,Taken,T1,TAKEN-1,Size,1\n",
    ...Array.from({ length: 300 }, (_, n) => `,late-${n},Late ${n},One,LATE-N${n},,\n`),
    `${late.id},late-shared,Of the file,New,LATE-NEW,Size,New\n`,
    ",taken,,T2,TAKEN-2,Size,2\n",
    ",sku,Sku,One,LATE-SKU,,\n",
  ]
  const columns =
    "Product Id,Product Handle,Product Title,Variant Title,Variant SKU,Option 1 Name,Option 1 Value\n"
  const id = await confirmed(columns + rows.join(""))
  await shop.admin("POST", "/admin/products", { title: "First", handle: "taken" })
  await shop.admin("DELETE", `/admin/products/${late.id}`)
  const variants = [{ title: "One", sku: "LATE-SKU", prices: [], options: [] }]
  await shop.admin("POST", "/admin/products", { title: "Second", variants })
  await shop.jobs.drain()
  const { status, processing_at, result } = await read(id)
  expect([status, result.count, result.advancement_count]).toEqual(["failed", 607, 600])
  expect(processing_at).not.toBeNull()
  expect(result.error_details.map(({ line, message }) => [line, message.split("due to: ")[1]])).toEqual([
    [
      2,
      'line 2, column "Product Handle": a product with the handle "taken" exists already; its id in the column "Product Id" changes it',
    ],
    [303, `line 303, column "Product Id": there is no product "${late.id}"`],
    [303, 'line 303: the product has no option "Size"'],
    [304, 'line 304: the product "taken" was not imported, or it was deleted during the import'],
    [305, 'line 305, column "Variant SKU": "LATE-SKU" belongs to another variant'],
  ])
  expect((await countsOf("late")).products).toBe(300)
  expect((await find("taken")).title).toBe("First")
  expect((await find("taken")).variants).toEqual([])
  expect(await find("sku")).toBeUndefined()
})

test("a row that the database refuses is left out alone", async () => {
  const id = await confirmed(fileOf("refused", 450))
  await sql`create function refuse_variant() returns trigger language plpgsql as $$ begin
      if new.sku = 'REFUSED-230' then raise check_violation using table = 'product_variant'; end if;
      return new;
    end $$`.execute(shop.engine.db)
  await sql`create trigger refuse before insert on product_variant
    for each row execute function refuse_variant()`.execute(shop.engine.db)
  await shop.jobs.drain()
  await sql`drop function refuse_variant cascade`.execute(shop.engine.db)
  const { status, result } = await read(id)
  expect(status).toBe("failed")
  expect(result.error_details.map(({ line, message }) => [line, message])).toEqual([
    [232, "The csv file parsing failed due to: line 232: The change breaks a rule of product_variant"],
  ])
  expect(await countsOf("refused")).toEqual({ products: 445, variants: 449, prices: 449, events: 894 })
})

test("an import stops when a hundred rows are left out", async () => {
  const id = await confirmed(fileOf("stopped", 1000))
  for (let n = 210; n < 330; n++)
    await sql`insert into product (id, title, handle) values (${`prod_stopped${n}`}, 'First', ${`stopped-${n}`})`.execute(
      shop.engine.db,
    )
  await shop.jobs.drain()
  const { status, result } = await read(id)
  expect([status, result.errors.length]).toEqual(["failed", 120])
  expect(result.error_details.at(-1)).toMatchObject({
    line: 400,
    message:
      "The csv file parsing failed due to: line 400: the import stopped here: the rows after it were not imported",
  })
  expect((await countsOf("stopped")).variants).toBe(280)
})

test("other requests change what an import has changed before it is done", async () => {
  expect((await shop.importProducts(fileOf("changed", 1500))).status).toBe("completed")
  const exported = await shop.run("product-export", { filterable_fields: { q: "changed" } })
  const id = await confirmed(await shop.textOf(exported))
  const { id: productId, variants } = (
    await shop.admin("GET", "/admin/products?handle=changed-shared&expand=variants")
  ).body.products[0]
  let isDone = false
  const done = shop.jobs.drain().then(() => (isDone = true))
  let [longest, changes] = [0, 0]
  while (!isDone) {
    const started = performance.now()
    const path = `/admin/products/${productId}/variants/${variants[changes % variants.length]!.id}` as const
    expect((await shop.admin("POST", path, { material: `Linen ${changes}` })).status).toBe(200)
    longest = Math.max(longest, performance.now() - started)
    changes++
  }
  await done
  expect((await read(id)).status).toBe("completed")
  expect(changes).toBeGreaterThan(5)
  expect(longest).toBeLessThan(1000)
})
