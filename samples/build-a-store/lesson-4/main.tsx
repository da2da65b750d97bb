import { StrictMode, Suspense } from "react"
import { createRoot } from "react-dom/client"
import { CartProvider, CartView } from "./cart.tsx"
import { Products } from "./products.tsx"
import "./styles.css"

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <h1>Harbor Coffee</h1>
    <Suspense fallback={<p>Loading…</p>}>
      <CartProvider>
        <Products />
        <CartView />
      </CartProvider>
    </Suspense>
  </StrictMode>,
)
