const backend = process.env["BACKEND_URL"]

// region subscribe
/** Asks for an email when a sold-out variant is back in stock. */
export async function waitFor(variantId: string, email: string) {
  const response = await fetch(
    `${backend}/restock-notifications/variants/${variantId}`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email }),
    },
  )
  if (response.ok) return
  const { message } = (await response.json()) as { message: string }
  throw new Error(message)
}
// endregion
