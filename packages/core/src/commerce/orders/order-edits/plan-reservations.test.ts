import { describe, expect, test } from "vitest"
import { planReservations, type EditedLine } from "./plan-reservations.ts"

describe("reservations follow an edit", () => {
  const line = (given: Partial<EditedLine>): EditedLine => ({
    id: "new",
    variant_id: "variant",
    quantity: 2,
    fulfilled_quantity: null,
    original: { id: "old", quantity: 2 },
    reserved: 2,
    ...given,
  })
  const units = (given: Partial<EditedLine>) => {
    const { moved, released, reserved } = planReservations([line(given)])
    const sum = (parts: readonly { quantity: number }[]) =>
      parts.reduce((all, part) => all + part.quantity, 0)
    return { moved: moved.length, released: sum(released), reserved: sum(reserved) }
  }

  test("what stays the same is carried over and not asked of the stock again", () => {
    expect(units({})).toEqual({ moved: 1, released: 0, reserved: 0 })
    expect(units({ reserved: 0 })).toEqual({ moved: 1, released: 0, reserved: 0 })
  })

  test("lines take over from their originals, and each line gets its own units", () => {
    const more = line({ id: "more", quantity: 5 })
    const fewer = line({ id: "fewer", quantity: 1, original: { id: "before", quantity: 2 } })
    const same = line({ id: "same", original: { id: "as it was", quantity: 2 } })
    const added = line({ id: "added", original: null, reserved: 0 })
    expect(planReservations([more, fewer, same, added])).toEqual({
      moved: [
        { from: "old", to: "more" },
        { from: "before", to: "fewer" },
        { from: "as it was", to: "same" },
      ],
      released: [{ line: fewer, quantity: 1 }],
      reserved: [
        { line: more, quantity: 3 },
        { line: added, quantity: 2 },
      ],
    })
  })

  test("more units are reserved, fewer given back", () => {
    expect(units({ quantity: 5 })).toEqual({ moved: 1, released: 0, reserved: 3 })
    expect(units({ quantity: 1 })).toEqual({ moved: 1, released: 1, reserved: 0 })
  })

  test("units that were packed need no reservation any more", () => {
    expect(units({ quantity: 2, fulfilled_quantity: 1, reserved: 1 }).released).toBe(0)
    expect(units({ quantity: 1, fulfilled_quantity: 1, reserved: 1 }).released).toBe(1)
  })

  test("units that were packed without their reservation are not asked of the stock once more", () => {
    const packed = { fulfilled_quantity: 2, reserved: 2 }
    expect(units({ ...packed, quantity: 4 })).toEqual({ moved: 1, released: 0, reserved: 0 })
    expect(units({ ...packed, quantity: 3 })).toEqual({ moved: 1, released: 1, reserved: 0 })
  })

  test("a line that was only partly reserved gives back no more than is not needed", () => {
    expect(units({ quantity: 1, reserved: 1 }).released).toBe(0)
  })

  test("an added line is reserved whole", () => {
    expect(units({ original: null, reserved: 0, quantity: 3 })).toEqual({
      moved: 0,
      released: 0,
      reserved: 3,
    })
  })
})
