/**
 * What competes with the goods of the third market: accessories, spare parts, consumables and sibling types, as
 * `type | title | attributes | category`. None of them is any of the market's goods.
 */
export const lookAlikes: readonly string[] = `
hose reel | Garden Hose Reel Wall Mounted for 100 ft x 5/8" Hose | Capacity: 100 ft; Material: Steel; Hose included: No | Garden > Hose Storage
hose nozzle | 10 Pattern Hose Nozzle Spray Gun, Brass Connector 3/4" | Material: Metal; Fitting: Brass | Garden > Watering
hose connector | Brass Quick Connect Fittings for Garden Hose 3/4 inch GHT, 4 Sets | Material: Brass; Size: 3/4 inch |
hose timer | Digital hose timer garden irrigation 2 outlets | Pressure: 8 bar; Outlets: 2 | Irrigation
hose clamp | 喉箍 不锈钢 水管卡箍 4分 | 材质: 不锈钢; 尺寸: 13-19mm | 五金
hose cart | 花园水管车 收纳架 30米 | 材质: 塑料; 容量: 4分管30米 | 园艺
helmet light | Helmet light 300 lumens rechargeable clip-on for bike helmets | Luminous Flux: 300 lm; Weight: 60 g | Bike Lights
headlamp strap | Replacement head strap for headlamps, elastic, reflective | Material: nylon |
headlight bulb | H7 car headlight LED bulb 12000 lumens pair | Lumens: 12000; Voltage: 12 V; IP68: yes | Automotive Lighting
flashlight | Rechargeable Flashlight 1000 lumens IPX7 with zoom | lumens: 1000; weight: 150 g | Flashlights
flashlight | 强光手电筒 充电 1000流明 | 亮度: 1000流明; 防水: IPX6 | 户外照明
yoga mat bag | Yoga Mat Bag with Zipper and Pocket, Cotton Canvas | Fits: mats up to 26" wide 8 mm; Material: Cotton | Yoga
yoga mat strap | Yoga mat strap sling, adjustable, 160 cm | Material: Cotton; Length: 160 cm |
yoga block | Cork Yoga Blocks 2 Pack 23x15x7.5 cm non slip | Material: Cork | Yoga
yoga towel | Hot Yoga Towel Non Slip 183 x 61 cm for Mat | Length: 183 cm; Material: Microfibre |
yoga spray | 瑜伽垫清洁喷雾 250ml | 容量: 250ml | 运动护理
helmet pads | Bicycle helmet replacement foam pads | Thickness: 6 mm; Fits: adult helmets |
motorcycle helmet | Full face motorcycle helmet DOT ECE matte black 57-58 cm | Size: M; Weight: 1500 g; Visor: yes | Motorcycle
hard hat | Safety Hard Hat vented ratchet 53-63 cm EN 397 | Weight: 350 g; Vents: yes; Adult: yes | Safety > Head Protection
hard hat | 安全帽 工地 ABS 透气 头围53-63cm | 材质: ABS; 重量: 350g | 劳保
umbrella ribs | Replacement umbrella ribs fibreglass 8 pcs | Material: Fibreglass; Length: 56 cm; Windproof: yes | Umbrella Parts
umbrella stand | Umbrella stand metal hallway holder | Material: Metal; Height: 50 cm | Home
patio umbrella base | Patio umbrella base 20 kg cast stone | Weight: 20 kg | Garden Furniture
umbrella cover | 雨伞套 防水收纳袋 | 材质: 牛津布 | 日用
umbrella drink | Cocktail umbrellas paper 144 pcs | Count: 144; Material: Paper, wood | Party
tarp clips | Tarp clips heavy duty locking 12 pack | Pack: 12; Material: Nylon | Tarps & Tie-Downs
bungee | Bungee balls for tarps and canopies 6 inch 25 pcs | Length: 6 in |
ratchet strap | Ratchet straps 4 pack 1" x 15 ft for truck tarp | Load: 500 lb; Length: 15 ft | Tie-Downs
eyelet kit | Grommet kit 12 mm with tool, 100 sets, brass, for tarpaulin | Material: Brass; Count: 100 | Tools
knife sharpener | Chef's knife sharpener 3 stage, tungsten, ceramic | Stages: 3; Material: ABS | Kitchen
knife block | Knife block without knives bamboo for 8 inch chef knives | Material: Bamboo; Slots: 6 | Kitchen Storage
knife roll | Chef knife roll bag 10 slots waxed canvas | Material: Canvas; Slots: 10 |
knife guard | Knife edge guards 8 inch chef knife sheath, BPA free | Length: 8 in; Count: 2 | Knife Accessories
cutlery | Steak knives set of 6 serrated 4.5 inch stainless | Blade: 4.5 in; Steel: stainless; Dishwasher Safe: Yes | Cutlery
utility knife | 美工刀 18mm 刀片 重型 | 刀片: SK5; 宽度: 18mm | 五金工具
pan lid | Universal Lid for Frying Pans 24/26/28 cm Tempered Glass | Diameter: 28 cm; Material: Glass | Cookware
pan protector | Pan protectors felt 3 sizes set of 12 | Diameter: 38 cm |
splatter screen | Splatter screen for frying pan 29 cm stainless steel | Diameter: 29 cm; Material: Stainless Steel | Kitchen
pan handle | Replacement pan handle bakelite for skillet | Material: Bakelite |
toy kitchen | Toy frying pan play kitchen set with sound | Age: 3+; Material: ABS | Toys
wok spatula | 硅胶锅铲 不粘锅专用 | 材质: 硅胶; 长度: 33cm | 厨具
blender jar | Replacement 2 L jar for PowerMix blender, Tritan | Capacity: 2 L; Material: Tritan; BPA free: yes | Blender Parts
blender blade | Extractor blade for bullet blender 900W | Compatible: 600W, 900W |
hand blender | Immersion hand blender 800W 3 in 1 stick mixer | Power: 800 W; Speeds: 12; Ice crushing: yes | Hand Blenders
makeup blender | Makeup sponge blender 6 pcs latex free | Count: 6; Colour: pink | Beauty
protein shaker | Protein shaker bottle blender ball 700 ml BPA free | Capacity: 700 ml | Sports
grinder brush | Coffee grinder cleaning brush wood handle | Length: 18 cm; Material: Wood |
grinder burr | 58mm replacement flat burrs for coffee grinder titanium | Diameter: 58 mm; Material: Titanium coated | Parts
grinder tablets | Grinder cleaning tablets 430 g | Weight: 430 g | Coffee Care
pepper mill | Manual pepper mill ceramic burr adjustable | Material: Acacia; Settings: adjustable | Kitchen
angle grinder | Angle grinder 900W 125 mm | Power: 900 W; Disc: 125 mm | Power Tools
meat grinder | 手摇绞肉机 家用 不锈钢 | 材质: 不锈钢; 容量: 1L | 厨房
lunch bag | Insulated Lunch Bag for Women, Leakproof, 10 L | Capacity: 10 L; Insulated: Yes; Leakproof: Yes | Lunch Bags
lunch box ice pack | Slim ice packs for lunch box, 4 pcs | Count: 4 | Cooling
lunch bag | 饭盒袋 保温 手提 铝箔 加厚 | 材质: 牛津布; 容量: 6L | 箱包
bento cutter | Sandwich cutters for bento box, 4 shapes | Material: Stainless Steel; Count: 4 |
dog collar | Dog Collar Nylon Reflective, Width 2.5 cm, M | Material: Nylon; Width: 2.5 cm; Reflective: Yes | Dogs > Collars & Leads
dog harness | No-pull dog harness with leash clip, reflective, L | Reflective: yes; Weight: up to 40 kg | Harnesses
leash holder | Wall leash holder wooden key hooks dog | Material: Wood | Home
poop bags | Dog poop bag dispenser for leash with 30 bags | Count: 30 | Dogs
dog harness | 狗狗胸背带 反光 防爆冲 | 材质: 尼龙; 适用体重: 20kg | 宠物用品
cat scratcher | Cardboard cat scratcher lounge 44 cm | Length: 44 cm; Material: Cardboard | Cats
cat tree rope | Sisal rope for cat tree repair 8 mm x 20 m | Material: Sisal; Length: 20 m | Cat Tree Parts
cat tree cushion | 猫爬架替换垫子 毛绒 | 材质: 毛绒; 尺寸: 30cm | 宠物
artificial tree | Artificial Olive Tree 6 ft potted, indoor | Height: 6 ft; Colour: green | Decor
stroller organizer | Stroller organizer with cup holders universal | Material: Oxford; Weight: 0.3 kg | Baby
stroller rain cover | Stroller rain cover waterproof universal | Material: EVA; Waterproof: Yes | Baby
stroller fan | Portable stroller clip fan rechargeable | Battery: 4000 mAh | Fans
stroller bag | Gate check bag for umbrella stroller | Material: Nylon; Length: 120 cm | Travel
doll stroller | Doll Stroller Foldable for Dolls up to 18 inch, Age 3+ | Age: 3+; Weight: 1.2 kg | Toys
pet stroller | Pet stroller for cats and dogs up to 15 kg one-hand fold | Load: 15 kg; Weight: 6 kg; One-hand fold: yes | Pets
stroller wheel | 婴儿车轮子配件 前轮 | 直径: 15cm | 童车配件
shredder oil | Shredder Oil Lubricant 355 ml for cross-cut shredders | Volume: 355 ml | Shredders
shredder bags | Shredder waste bags 30 L, 100 pcs | Capacity: 30 L; Count: 100 | Office
branch shredder | Electric garden shredder 2500W, branches up to 45 mm | Power: 2500 W; Collection box: 50 l | Garden
thermal labels | 4x6 thermal labels fanfold 500 pcs | Width: 4 in; Count: 500; Type: direct thermal | Labels
label printer head | Printhead 203 dpi for thermal label printer | DPI: 203; Width: 104 mm | Parts
receipt printer | 80mm thermal receipt printer with cutter USB LAN 250mm/s | Width: 80 mm; Speed: 250 mm/s; Interface: LAN | POS
thermal paper | 热敏标签纸 不干胶 100*150 500张 | 宽度: 100mm; 数量: 500张 | 标签
label tape | Label tape 12 mm black on white, 5 pack, for label makers | Width: 12 mm; Count: 5 | Office
scanner stand | Barcode scanner stand gooseneck adjustable | Height: 25 cm; Material: ABS | POS
document scanner | Portable document scanner A4 600 dpi USB | Resolution: 600 dpi; Interface: USB | Scanners
barcode labels | Blank barcode stickers roll 1000 | Count: 1000 | Labels
scanner cable | 扫码枪数据线 USB 2米 | 长度: 2米; 接口: USB | 配件
mailing box | Corrugated Shipping Boxes 9x6x3 inch 25 pack, White | Size: 9 x 6 x 3 in; Count: 25; Colour: White | Shipping Boxes
bubble wrap | Bubble wrap roll 12" x 175 ft | Width: 12 in; Length: 175 ft | Packing
packing tape | Packing tape clear 48mm x 66m 6 rolls | Width: 48 mm; Length: 66 m; Rolls: 6; Thickness: 50 micron | Packing
void fill | Void fill air pillow film roll 300 m | Length: 300 m; Thickness: 20 micron | Packaging
stretch wrap dispenser | Stretch film dispenser hand held 50 cm | Width: 50 cm; Material: Steel | Packaging Tools
cling film | Cling film food wrap 30 cm x 300 m with slide cutter | Width: 30 cm; Length: 300 m | Kitchen
wrapping machine | 全自动缠绕机 托盘 缠绕膜机 | 电压: 220V; 转盘: 1650mm | 包装机械
pen refill | Ballpoint pen refills 1.0 mm black 20 pcs | Count: 20; Tip: 1.0 mm; Ink: black | Office
gel pen | Gel pens 0.5 mm black 12 pack retractable | Tip: 0.5 mm; Ink: black; Count: 12 | Pens
pen holder | Pen holder mesh desk organiser | Material: Metal | Desk
gel pen | 中性笔 0.5mm 黑色 按动 20支 | 笔尖: 0.5mm; 颜色: 黑色; 数量: 20支 | 文具
glove clip | Glove clips for work, 2 pcs, breakaway | Count: 2 | Workwear
disposable gloves | Nitrile exam gloves box of 100, L, powder free | Size: L; Material: Nitrile; Count: 100 | Disposable
glove dispenser | 手套盒架 不锈钢 一次性手套 | 材质: 不锈钢 | 实验室
shoe insoles | Anti-fatigue insoles for safety shoes EU 42 | Size: EU 42; Material: PU | Footwear Care
shoe covers | Steel toe overshoes rubber one pair | Toe: Steel | PPE
hi-vis jacket | Hi-vis bomber jacket waterproof class 3 yellow | Class: 3; Colour: Yellow; Zipper: Yes; Pockets: 5 | Workwear
reflective tape | Reflective tape sew-on silver 5 cm x 10 m for vests | Width: 5 cm; Length: 10 m | Safety
fishing vest | Fishing vest multi pocket mesh khaki | Pockets: 16; Colour: Khaki; Closure: zip | Fishing
cord reel | Empty extension cord reel holds 100 ft 16/3 | Capacity: 100 ft | Electrical
cord cover | Cord cover floor cable protector 6 ft | Length: 6 ft; Material: PVC | Electrical
hdmi extender | HDMI extension cable male to female 3 m | Length: 3 m | Electronics
fan blade | Replacement ceiling fan blades 5 pcs set 52 inch walnut | Blades: 5; Span: 52 in | Fan Parts
fan remote | Universal ceiling fan remote kit with receiver 3 speed | Speeds: 3; Light: dimmer | Fan Parts
fan pull chain | Ceiling fan pull chain extension 12 in brass | Length: 12 in; Colour: gold |
pedestal fan | Pedestal fan 16 inch DC motor with remote | Diameter: 16 in; Motor: DC; Remote: Yes | Fans
exhaust fan | 吊顶换气扇 排气扇 300*300 厨房 | 功率: 40W; 尺寸: 300mm | 电器
purifier filter | H13 HEPA replacement filter for P600 air purifier | Filter: H13; CADR: 600 m3/h | Filters
humidifier | Ultrasonic humidifier 4 L 28 dB for rooms up to 30 m² | Capacity: 4 L; Noise: 28 dB; Area: 30 m² | Household
air freshener | Car air purifier freshener bamboo charcoal bag | Weight: 200 g | Car
purifier filter | 空气净化器滤芯 H13 除甲醛 | 适用: 450型; 等级: H13 | 滤芯
pump controller | Automatic pump pressure switch 220V 1.1kW | Voltage: 220 V; Max power: 1.1 kW | Pump Parts
breast pump | Wearable breast pump electric, 12 levels | Noise: 40 dB; Battery: 1000 mAh | Baby
bike pump | Floor bike pump 160 psi | Pressure: 160 PSI | Bike
pump impeller | 水泵叶轮 配件 铜 | 材质: 铜; 直径: 120mm | 水泵配件
solenoid coil | Solenoid coil DC24V 10W for 2W valve | Voltage: DC 24V; Power: 10 W | Valve Parts
ball valve | Brass ball valve 1/2" full port 600 WOG | Size: 1/2 inch; Material: Brass; Pressure: 600 psi | Valves
ball valve | 电动球阀 DN15 DC24V 常闭 | 口径: DN15; 电压: DC24V; 材质: 黄铜 | 阀门
bearing puller | Bearing puller set internal 9 pcs | Pieces: 9; Bore: 8-32 mm | Tools
bearing balls | Loose bearing balls 6 mm chrome steel 200 pcs | Diameter: 6 mm; Material: Chrome steel; Count: 200 | Bearings
roller bearing | Tapered roller bearing 30204 20x47x15.25 | Bore: 20 mm; OD: 47 mm; Material: Chrome steel | Bearings
pillow block | 带座轴承 UCP204 20mm | 内径: 20mm; 材质: 铸铁 | 轴承
hex nut | M8 hex nuts zinc plated 100 pcs DIN 934 | Thread: M8; Grade: 8; Finish: Zinc Plated; Count: 100 | Fasteners
hex key | Hex key set 1.5-10 mm 9 pcs | Pieces: 9; Material: Cr-V | Tools
bolt cutter | Bolt cutter 24 inch | Length: 24 in; Material: Steel | Tools
carriage bolt | 马车螺栓 M8*60 镀锌 | 规格: M8*60; 表面: 镀锌 | 紧固件
pipe fitting | PVC Pipe Elbow 90 degree 50 mm socket, 10 pcs | Diameter: 50 mm; Material: PVC-U; Count: 10 | Fittings
pipe cutter | PVC pipe cutter up to 42 mm | Capacity: 42 mm | Tools
pipe glue | PVC胶水 给水管 排水管 500ml | 容量: 500ml | 建材
paint roller | Paint Roller Set 9 inch for interior wall paint | Width: 9 in; Pieces: 6 | Painting Tools
paint thinner | Paint thinner 5 L for oil-based paints | Volume: 5 L | Solvents
paint brush | 油漆刷 毛刷 3寸 10把 | 宽度: 3寸; 数量: 10把 | 工具
face paint | Face paint kit for kids 16 colours water based | Colours: 16; Base: water | Party
`
  .trim()
  .split('\n');
