import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import "./styles/index.css"

const place = document.getElementById("app")
if (!place) throw new Error("The page has no place for the dashboard")
createRoot(place).render(
  <StrictMode>
    <main>
      <h1>Stheno</h1>
    </main>
  </StrictMode>,
)
