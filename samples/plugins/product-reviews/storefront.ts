// region list
interface Review {
  id: string
  rating: number
  title: string | null
  content: string | null
  name: string | null
}

interface Reviews {
  reviews: Review[]
  count: number
  average: number | null
  ratings: Record<string, number>
}

/** The approved reviews of a product, with the average and the number of each rating. */
export async function reviewsOf(backend: string, productId: string) {
  const response = await fetch(
    `${backend}/store/products/${productId}/reviews?limit=10`,
  )
  const { reviews, count, average, ratings } = (await response.json()) as Reviews
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
  const body = (await response.json()) as {
    review: { status: "pending" | "approved" }
    message: string
  }
  if (!response.ok) throw new Error(body.message)
  return body.review.status
}
// endregion
