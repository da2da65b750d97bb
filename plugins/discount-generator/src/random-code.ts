import { randomInt } from "node:crypto"

/** Capital letters and digits, without those that are easy to confuse: 0 and O, 1 and I. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"

/** A code that cannot be guessed: each character adds five bits. */
export function randomCode(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("")
}
