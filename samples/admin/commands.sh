# region develop
npm run dev
# endregion

# region install
npm install @stheno/admin
npm install --save-dev \
  @stheno/medusa-react @types/react react-router-dom
# endregion
