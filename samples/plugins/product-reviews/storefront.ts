// region list
/** The approved reviews of a product, with the average and the number of each rating. */
export async function reviewsOf(backend: string, productId: string) {
  const response = await fetch(
    `${backend}/store/products/${productId}/reviews?limit=10`,
  )
  const { reviews, count, average, ratings } = await response.json()
  return { reviews, count, average, ratings }
}
// endregion

// region write
/** Writes the review of the signed-in customer. Its status says whether it is published. */
export async function review(backend: string, productId: string, token: string) {
  const response = await fetch(`${backend}/store/products/${productId}/reviews`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({
      rating: 5,
      title: "Worth it",
      content: "It tastes of summer.",
    }),
  })
  if (!response.ok) throw new Error((await response.json()).message)
  return (await response.json()).review.status as "pending" | "approved"
}
// endregion
