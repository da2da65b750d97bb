import { expect, it } from "vitest"
import { likelyPlace } from "./order-reservations.ts"

const locations = ["oakland", "rotterdam", "turin"].map((id) => ({ id }))
const at = (location_id: string, quantity: number) => ({ location_id, quantity })
const placeOf = (...reservations: { location_id: string; quantity: number }[]) =>
  likelyPlace(locations, reservations)?.id

it("proposes the location that has reserved the most units", () => {
  expect(placeOf()).toBe("oakland")
  expect(placeOf(at("turin", 2), at("rotterdam", 1), at("turin", 1))).toBe("turin")
  expect(placeOf(at("turin", 1), at("rotterdam", 1))).toBe("rotterdam")
  expect(placeOf(at("closed", 4))).toBe("oakland")
  expect(likelyPlace([], [at("turin", 1)])).toBeUndefined()
})
