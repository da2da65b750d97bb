# region develop
npm run dev
# endregion

# region install
npm install ../stheno-packages/stheno-js-client-0.1.0.tgz ../stheno-packages/stheno-admin-0.1.0.tgz
npm install --save-dev ../stheno-packages/stheno-medusa-react-0.1.0.tgz \
  ../stheno-packages/stheno-ui-0.1.0.tgz @types/react react-router-dom
# endregion

# region react-query
npm uninstall @tanstack/react-query
npm install --save-dev @tanstack/react-query@5
# endregion

# region medusa-ui
npm pkg set "overrides[@medusajs/ui].react=^19" "overrides[@medusajs/ui].react-dom=^19" \
  "overrides[@medusajs/icons].react=^19"
npm install @medusajs/ui@3 @medusajs/icons@1
# endregion

# region admin-build
npx stheno admin build --backend https://api.example.com
# endregion
