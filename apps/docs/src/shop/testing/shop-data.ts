import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { oncePerRun } from "@stheno/testing/once-per-run.ts"
import { makeData, makeEmptyData } from "../make/make-data.ts"

/** The shop that pages begin with. A test run makes it once: that takes half a minute of processor time. */
export const fullShop = (): Promise<Blob> =>
  dataOf("shop-full", async (folder) => (await makeData(join(folder, "pictures"), "/shop/pictures")).full)

/** The shop that nobody has touched, made once as well. */
export const emptyShop = (): Promise<Blob> => dataOf("shop-empty", makeEmptyData)

async function dataOf(name: string, make: (folder: string) => Promise<Uint8Array>): Promise<Blob> {
  const folder = await oncePerRun(name, async (empty) =>
    writeFileSync(join(empty, "data"), await make(empty)),
  )
  return new Blob([readFileSync(join(folder, "data"))])
}
