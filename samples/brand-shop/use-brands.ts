// region sign-in
import Medusa from "@stheno/js-client"

const medusa = new Medusa({ baseUrl: "http://localhost:9000" })
await medusa.admin.auth.getToken({
  email: "admin@example.com",
  password: "supersecret",
})
// endregion

// region post
interface Created {
  brand: { id: string; name: string; founded: number | null }
}

const { brand } = await medusa.admin.custom.post<object, Created>("/brands", {
  name: "Northwind",
  founded: 1921,
})
console.log(brand.name, brand.founded)
// endregion

// region get
const { signed_in } = await medusa.admin.custom.get<object, { signed_in: string }>(
  "/me",
)
console.log(signed_in)
// endregion

// region delete
const { deleted } = await medusa.admin.custom.delete<{ deleted: boolean }>(
  `/brands/${brand.id}`,
)
console.log(deleted)
// endregion
