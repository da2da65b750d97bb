import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { placeOrder } from "../setup.ts"

await signIn()
const order = await placeOrder()

// region create
const { note } = await medusa.admin.notes.create({
  resource_id: order.id,
  resource_type: "order",
  value: "The customer called and asked for gift wrapping.",
})

console.log(note.id, note.value)
// endregion
captured("create")

// region list
const { notes, count } = await medusa.admin.notes.list({ resource_id: order.id })

console.log(count)
for (const { value, author } of notes) console.log(author?.email, value)
// endregion
captured("list")

// region update
const { note: changed } = await medusa.admin.notes.update(note.id, {
  value: "Gift wrapping: blue paper.",
})
const { note: read } = await medusa.admin.notes.retrieve(note.id)

console.log(changed.id === read.id, read.value)
// endregion
captured("update")

// region delete
const { id, deleted } = await medusa.admin.notes.delete(note.id)

console.log(id, deleted)
// endregion
captured("delete")
