import { expect, test } from "vitest"
import { TooManyAttempts } from "../../../platform/http/too-many-attempts.ts"
import { Turns } from "./turns.ts"

/** Pieces of work that end when the test says so. */
function createWorks() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => async () => {
    started.push(name)
    await new Promise<void>((resolve) => ends.set(name, resolve))
    return name
  }
  return { started, work, end: (name: string) => ends.get(name)!() }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test("as many run as are allowed, the others wait for their turn in order", async () => {
  const { started, work, end } = createWorks()
  const turns = new Turns(2, 2)
  const all = ["a", "b", "c", "d"].map((name) => turns.take(work(name)))
  await settled()
  expect(started).toEqual(["a", "b"])
  end("b")
  await settled()
  expect(started).toEqual(["a", "b", "c"])
  end("a")
  await settled()
  expect(started).toEqual(["a", "b", "c", "d"])
  end("c")
  end("d")
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"])
})

test("more than may wait are rejected with the time to wait, until one has ended", async () => {
  const { started, work, end } = createWorks()
  const turns = new Turns(1, 1)
  const first = turns.take(work("a"))
  const second = turns.take(work("b"))
  const rejection = await turns.take(work("c")).catch((error: unknown) => error)
  expect(rejection).toBeInstanceOf(TooManyAttempts)
  expect(rejection).toMatchObject({ seconds: 5 })
  end("a")
  await first
  const third = turns.take(work("d"))
  await settled()
  expect(started).toEqual(["a", "b"])
  end("b")
  await second
  await settled()
  end("d")
  expect(await third).toBe("d")
})

test("work that fails gives its turn away and says why", async () => {
  const turns = new Turns(1, 0)
  await expect(turns.take(() => Promise.reject(new Error("no hash")))).rejects.toThrow("no hash")
  expect(await turns.take(() => Promise.resolve("next"))).toBe("next")
})

test("it is idle before the first and after the last", async () => {
  const { work, end } = createWorks()
  const turns = new Turns(1, 1)
  expect(turns.isIdle).toBe(true)
  const [first, second] = [turns.take(work("a")), turns.take(work("b"))]
  await settled()
  expect(turns.isIdle).toBe(false)
  end("a")
  await first
  expect(turns.isIdle).toBe(false)
  await settled()
  end("b")
  await second
  expect(turns.isIdle).toBe(true)
})
