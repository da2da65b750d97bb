import { afterAll, beforeAll, expect, test } from "vitest"
import { uploadedBatches } from "./import-source.ts"
import { createTransferShop, type TransferShop } from "./testing/transfer-shop.ts"

let shop: TransferShop
beforeAll(async () => {
  shop = await createTransferShop()
})
afterAll(() => shop.close())

async function sizesOf(content: string): Promise<number[]> {
  const run = { engine: shop.engine, context: { fileKey: await shop.keep(content) } }
  const sizes: number[] = []
  for await (const { rows } of uploadedBatches(run)) sizes.push(rows.length)
  return sizes
}

test("a batch has two hundred rows, and fewer where rows are long", async () => {
  expect(await sizesOf(`a,b\n${"1,2\n".repeat(499)}`)).toEqual([200, 200, 100])
  expect(await sizesOf(`a,b\n${`1,${"x".repeat(150_000)}\n`.repeat(4)}`)).toEqual([3, 2])
  expect(await sizesOf(`a,b\n${`1,${"x".repeat(900_000)}\n`.repeat(3)}`)).toEqual([2, 1, 1])
})
