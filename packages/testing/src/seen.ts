/**
 * A response as a test reads it: with every field and relation that it may contain, none of them null or absent, and
 * lists that have the items that are asked for. Where a response lacks what a test reads, the test fails; the type
 * only says which names there are.
 */
export type Seen<T> = unknown extends T ? T : Extract<T, Plain> | SeenList<T> | SeenObject<T>

type Plain = string | number | boolean

type SeenList<T> = T extends readonly (infer Item)[] ? Several<Seen<Item>> : never

type Several<Item> = Finding<Item> & [Item, Item, Item, Item, Item, Item, Item, Item, ...Item[]]

interface Finding<Item> {
  find(isWanted: (item: Item, index: number) => unknown): Item
  at(index: number): Item
}

type SeenObject<T> = MembersOf<Exclude<T, Plain | null | undefined | readonly unknown[]>>

/** The members that an object of any of the types has. */
type MembersOf<T> = [T] extends [never]
  ? never
  : string extends NamesOf<T>
    ? T
    : { [Name in NamesOf<T>]: Seen<MemberOf<T, Name>> }

type NamesOf<T> = T extends unknown ? keyof T : never

type MemberOf<T, Name extends PropertyKey> = T extends unknown
  ? Name extends keyof T
    ? T[Name]
    : never
  : never
