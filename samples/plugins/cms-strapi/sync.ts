// region sync
/** Starts to send all products to Strapi. */
export async function sendAll(backend: string, token: string) {
  const response = await fetch(`${backend}/admin/strapi/sync`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  })
  if (response.ok) return
  const { message } = (await response.json()) as { message: string }
  throw new Error(message)
}
// endregion
