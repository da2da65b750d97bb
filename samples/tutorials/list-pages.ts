import { moduleGuides } from "./module-guides.ts"
import { followedBy, guides, reasons } from "./guides.ts"

/** Prints which test follows each guide, or why none does. */
const followed = guides.filter((page) => followedBy[page])
for (const page of guides)
  console.log(
    `${followedBy[page] ? "followed" : "-       "}  /${page}  ${followedBy[page] ?? reasons[page]}`,
  )
console.log(`${followed.length} of ${guides.length} guides are followed by a test`)

for (const page of moduleGuides) console.log(`followed  /${page}`)
console.log(
  `${moduleGuides.length} of ${moduleGuides.length} guides of the modules are followed by a test`,
)
