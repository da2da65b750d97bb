import { useEffect, useState } from "react"

/** Shown below the details of each product. */
export const config = { zone: "product.details.after" }

export default function ProductReviews({ product }) {
  const [reviews, setReviews] = useState([])
  useEffect(() => {
    const read = async () => {
      const answer = await fetch(`/store/reviews?product_id=${product.id}`)
      setReviews((await answer.json()).reviews)
    }
    read().catch(console.error)
  }, [product.id])
  return (
    <section className="card">
      <header className="section-head">
        <h2>Reviews</h2>
      </header>
      <div className="section-body">
        {reviews.length === 0 && <p>This product has no reviews yet.</p>}
        {reviews.map(({ id, rating, text }) => (
          <p key={id}>
            {rating} of 5: {text}
          </p>
        ))}
      </div>
    </section>
  )
}
