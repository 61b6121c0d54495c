import type { ListingLines } from '../market-listing.ts';

/** Goods for pets and small children. */
export const goodsOfPetsAndChildren: ListingLines = {
  'dog leash': `
{retract:Retractable} Dog Leash {len=5:16 ft} for Dogs up to {load=50:110 lbs}, Anti-Slip Handle, Nylon Tape | Color: Black; Lock: one button; Material: {mat=nylon:Nylon}; Reflective: {reflect=no:No} | Pet Supplies > Leashes
{mat=leather:Genuine Leather} Dog Lead {len=1.8:6 ft} Brown Braided | Width: {width=1.9:3/4 inch}; Hardware: brass; Retractable: {retract=no:No} | Dogs > Collars & Leads
Rope leash climbing rope dog training {reflect:reflective} threads padded handle | L: {len=1.5:1.5 m}; dia: 12mm; mat: {mat=nylon:nylon} rope; clip: 360 swivel |
Hands-free bungee dog leash for running | Length: {len=1.2:1.2}-{maxlen=1.7:1.7 m}; Material: {mat=nylon:nylon}; {reflect:Reflective stitching}: yes; Waist belt: 70-120 cm; Suitable for: dogs up to {load=68:150 lb} | Pets
Biothane long line {len=10:10 m} {width=1.3:13mm} {waterproof:waterproof} tracking lead orange, no handle | material: {mat=biothane:BioThane}; break load: 300 kg | Dog Training
Puppy lead | | | A light lead of {mat=nylon:nylon}, {len=1.2:1.20 m} long and {width=1:1 cm} wide, for small dogs up to {load=10:10 kg}. {reflect:Reflective seams} keep you seen at night.
Flexi-type lead, {retract:auto retract}, {len=8:8m} cord, M, max dog wt {load=20:20 kg} | Type: cord; colour: red |
Chain dog leash chew proof {mat=steel:stainless steel} with leather handle | length: {len=1.2:4 ft}; for: medium and large dogs; weight: 430 g | Leashes
Double Dog Leash No Tangle Dual {mat=nylon:Nylon} Leash for 2 Dogs | Length: {len=1.4:55"}; reflective: {reflect:Yes}; Width: {width=2.5:1"} |
{len=1.83:6 FT} Dog Leash Heavy Duty Strong Comfortable Padded Handle Large Dogs {reflect:Reflective} | |
狗狗{retract:自动伸缩}牵引绳 遛狗绳 中小型犬 {len=5:5米} | 适用体重: {load=25:25kg以内}; 材质: {mat=nylon:尼龙}; 反光: {reflect:有} | 宠物用品 > 牵引绳
宠物牵引带 {mat=nylon:尼龙}圆绳 {reflect:反光} P链 大型犬 爆冲 {len=1.5:1.5m} 批发 | 承重: {load=90:90kg}; 直径: 1.2cm |
{mat=leather:牛皮}牵引绳 手工编织 | 长度: {len=1.3:130cm}; 适用犬型: 大型犬; 宽: {width=2:2cm} | 牵引带
{retract:伸缩}牵引器 {len=3:3米} 小型犬 | 最大承重: {load=12:12公斤}; 颜色: 粉色 | 宠物`,
  'cat tree': `
Cat Tree {height=140:55 Inch} Cat Tower with {condo:2 Condos}, {hammock:Hammock}, {post=sisal:Sisal} Scratching Posts, Light Gray | Base: {base=49:19.3"} x 19.3"; Platforms: {levels=5:5}; Supported weight: {load=15:33 lb}; Material: Plush, particle board | Pet Supplies > Cat Trees
Floor to ceiling cat tree height adjustable {height=228:228}-{maxheight=260:260 cm} | levels: {levels=4:4}; posts: {post=sisal:sisal} 9 cm; colour: {colour=beige:beige}; hammock: {hammock=no:none} | Cats
Kratzbaum XXL cat climbing tower {height=180:180cm} for large cats Maine Coon | max load: {load=30:30 kg}; base plate: {base=60:60} x 50 cm; pillar dia.: 12 cm; cave: {condo:1}; colour: {colour=grey:anthracite} | Scratching
Modern wooden cat tree | | | The tower of plywood stands {height=120:120 centimetres} tall. It has {levels=3:three levels}, {condo:a cave}, washable cushions, and posts wound with {post=sisal:natural sisal}.
Small Cat Tree for Indoor Cats {height=82:32 in} with Scratching Board | levels: {levels=3:3}; condo: {condo:Yes}; Load: {load=7:15 lbs}; Color: {colour=beige:Beige} |
Cactus cat scratching tree {post=sisal:sisal} {height=70:70cm} green w/ ball | Base: 30 cm round; colour: {colour=green:green} | Cat Toys
Cat tree condo multi-level | H: {height=155:155 cm}; W: 50; D: 50; Weight capacity: {load=20:20 kg}; Hammock: {hammock:yes}; Condo: {condo:2 pcs}; Fabric: plush; Colour: {colour=black:smoky black} | Cat Furniture
Wall mounted cat tree shelves set 5 pcs | Load: {load=18:18 kg}; material: pine; post: {post=jute:jute} |
Cat furniture scratching post house | Height: {height=106:3.5 ft}; levels: {levels=4:4}; hammock: {hammock=no:No}; scratching surface: {post=carpet:carpet} | Pets
Large Cat Tree Tower for Multiple Cats Plush Perch Cozy Basket Stable | |
猫爬架 猫窝一体{post=sisal:剑麻}猫抓柱 大型通天柱 猫树 {height=160:160cm} | 是否带吊床: {hammock:是}; 猫窝: {condo:双窝}; 承重: {load=20:20kg}; 颜色: {colour=grey:灰色} | 宠物 > 猫爬架
厂家直销 小型猫爬架 {height=60:60厘米} 猫抓板 跳台 | 层数: {levels=2:2层}; 材质: 刨花板+绒布; 猫窝: {condo=no:无} |
实木猫爬架 {height=135:1.35米} {hammock:太空舱+吊床} | 层数: {levels=5:5层}; 承重: {load=25:50斤} | 猫玩具
猫抓柱{post=sisal:剑麻} 仙人掌 | 高度: {height=75:75cm}; 底座: 35cm | 宠物玩具`,
  stroller: `
Lightweight Baby Stroller {onehand:One-Hand Fold}, Airline Approved, {weight=6.4:14 lb}, Up to {maxload=22.7:50 lbs} | Age: 6 months+; Recline: multi-position; Canopy: UPF 50+; Basket: large | Baby > Strollers
Pram & pushchair 3 in 1 travel system with carrycot and car seat | Max child weight: {maxload=22:22 kg}; Product weight: {weight=13.5:13.5 kg}; Lie-flat: {flat:Yes}; Suspension: {susp:4 wheels}; Fold: {onehand=no:two hands} | Prams
Double stroller side by side twin | weight: {weight=12.7:28 lbs}; capacity: {maxload=22:22 kg} per seat; seats: {seats=2:2}; lie flat: {flat:yes, from birth}; width: 76 cm | Strollers
Buggy compact | | | The buggy weighs {weight=5.9:5.9 kg} and {onehand:folds with one hand} to cabin size. From six months to {maxload=15:15 kg}. {flat=no:The back does not lie flat}.
Jogging stroller 3 wheel all terrain air tyres {susp:suspension} | wt: {weight=11.8:26 lb}; max wt: {maxload=34:75 lb}; hand brake: yes; wheels: {wheels=3:3} x 16" | Sports Strollers
Baby carriage high landscape aluminium two-way push | N.W.: {weight=9.2:9.2kg}; Load bearing: {maxload=25:25 kg}; Applicable age: 0-36 months; Backrest: {flat:175° lying flat}; Folding: one-key | Baby Products
Umbrella stroller basic | weight (kg): {weight=4.3:4.3}; recline: {flat=no:fixed seat}; load: {maxload=15:15 kg} | Nursery
Tandem pushchair for siblings | seats: {seats=2:two}; product wt: {weight=15.9:15.9 kg}; from birth: {flat:yes, fully flat rear seat}; |
Convertible stroller bassinet reversible seat rubber wheels | Weight: {weight=10.4:23 lbs}; Max: {maxload=22.7:50 lb}; Flat recline: {flat:Yes}; One hand fold: {onehand=no:No}; Car seat compatible: yes |
Foldable Baby Stroller Newborn Toddler Travel Pushchair with Cup Holder Rain Cover Black | |
婴儿推车可坐可躺轻便折叠高景观{susp:避震}伞车宝宝新生儿童手推车 | 净重: {weight=7.5:7.5kg}; 承重: {maxload=25:25kg}; 靠背: {flat:175度平躺}; 收车: 一键收车 | 母婴 > 婴儿推车
{seats=2:双胞胎}婴儿车 双人并排 可拆分 | 车重: {weight=13:13公斤}; 承重: {maxload=40:80斤}; 平躺: {flat:可平躺} |
遛娃神器 一键折叠 可上飞机 超轻 {weight=5.2:5.2kg} 厂家 | 适用年龄: 6个月-4岁; 限重: {maxload=20:20kg}; 可否平躺: {flat=no:否} | 童车
婴儿手推车 铝合金 {wheels=4:四轮} | 重量: {weight=8.6:8.6千克}; 避震: {susp:全车避震} | 母婴`,
};
