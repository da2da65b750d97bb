/**
 * A response as tests read it: every field and relation is present and not null, and lists contain the items that are
 * read. If a response lacks one, the test fails when it runs; the type checks the names.
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
