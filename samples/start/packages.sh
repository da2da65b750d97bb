# region pack
cd stheno
npm run pack -- ../stheno-packages
cd ..
# endregion

# region create
npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz my-shop
# endregion

# region add
npm install ../stheno-packages/stheno-js-client-0.1.0.tgz
# endregion

# region update
cd stheno
git pull
npm run pack -- ../my-shop/packages
cd ../my-shop
npm install ./packages/*.tgz
# endregion

# region server
git clone https://git.example.com/my-shop.git
cd my-shop
npm ci --omit=dev
# endregion
