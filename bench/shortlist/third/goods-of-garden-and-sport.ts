import type { ListingLines } from '../market-listing.ts';

/** Goods of garden, camping and sport. */
export const goodsOfGardenAndSport: ListingLines = {
  'garden hose': `
Flexon Garden Hose {len=15.24:50 ft} x {dia=0.625:5/8"}, Heavy Duty, {kink:Kink Resistant}, Drinking Water Safe | Material: {material=rubber:Rubber}; Burst Pressure: {burst=34.5:500 PSI}; Fitting: {fitting=brass:Brass} 3/4" GHT; Color: Green | Patio, Lawn & Garden > Hoses
{expandable:Expandable} Garden Hose 100ft with {nozzle:10-Function Nozzle} {kink:No Kink} Leakproof | Item Length: {len=30.48:100 Feet}; Material Type: {material=latex:Latex core}, polyester cover; Inside Diameter: {dia=0.75:3/4 Inches}; Connector: {fitting=brass:Solid Brass} | Garden > Watering
Hose pipe {len=25:25m} {dia=0.5:1/2 inch} reinforced PVC {kink:anti-kink} garden watering | length (m): 25; bore: {bore=12.5:12.5 mm}; layers: {layers=3:3}; material: {material=pvc:PVC}; max working pressure: {pressure=8:8 bar} | Garden Hoses
Gardino Flex {len=20:20 m} Wasserschlauch style garden hose set incl. {nozzle:spray gun} and 2 quick connectors | | Hoses & Reels | Five-layer {material=pvc:PVC} hose with cross weave. It stays flexible in the cold and {kink:does not kink}. Bursting pressure {burst=24:24 bar}. Couplings are {fitting=plastic:plastic}.
Contractor Grade {material=rubber:Rubber} Hose, 3/4 in ID x {len=22.86:75 ft}, 300 PSI, Black | ID: {dia=0.75:0.75 in}; OD: 1.05 in; WP: 300 PSI; Cplg: GHT MxF {fitting=brass:brass}; Temp: -25F to 190F |
Soaker hose | len: {len=7.5:7.5 m}; use: drip irrigation; mat.: {material=rubber:recycled rubber}; dia: {dia=0.5:1/2"} | Garden > Watering > Hoses
Hybrid Polymer Garden Hose {dia=0.625:5/8 in} x {len=30.48:100 ft} {kink:Won't Kink Under Pressure} Lime Green Lightweight 150 PSI All-Weather | Material: {material=hybrid:Hybrid polymer}; Weight: 9.2 lb | Lawn & Garden
Aqualine ECO hose {len=50:50 m}, {dia=0.5:1/2"} | Length: 50 m; Burst pressure: {burst=20:20 bar}; Material: {material=pvc:soft PVC, phthalate free}; UV-resistant: yes; Kink protection: {kink=no:no} |
Coil garden hose EVA curly recoil {len=7.62:25 ft} with {nozzle:7 pattern sprayer}, for balcony, patio, RV, boat | Material: {material=eva:EVA}; Dia: {dia=0.375:3/8 in} | Hoses
Watering hose, food grade, {len=15:15 metres} | Attributes: Drinking water approved; Material: {material=pvc:PVC}; Nozzle included: {nozzle=no:No}; Fittings: {fitting=brass:brass} |
厂家直销 园林花园水管 4分 家用浇花 防爆软管 {material=pvc:PVC}防冻 洗车 {len=30:30米} 可定制 | 材质: PVC; 内径: {dia=0.5:1/2寸(4分)}; 爆破压力: {burst=20:20bar}; 长度: 30米 | 园艺用品 > 水管
伸缩水管 {expandable:三倍伸缩} 高压洗车水枪套装 家用 跨境 {len=15:15米} | 长度: 15m; 配件: {nozzle:含七功能水枪}; 接头: {fitting=brass:全铜接头}; 内管: {material=latex:天然乳胶} | 园林工具
花园{material=rubber:橡胶}软管 {dia=0.75:6分} 耐高压 耐磨 工业级 输水管 | 颜色: 黑色; 工作压力: {pressure=10:1.0MPa}; 长度: {len=20:20米/卷} |
批发 浇水软管 | 规格: {len=50:50米}一卷; 口径: {dia=0.5:4分}; 是否防打折: {kink:是} | 水管`,
  headlamp: `
Lumera HL-900 {rechargeable:USB-C Rechargeable} Headlamp {lumens=1000:1000 Lumens}, {sensor:Motion Sensor}, IPX5, 2 Pack | Light Source: LED; Luminous Flux: 1000 lm; Water Resistance: {ipx=5:IPX5}; Item Weight: {weight=82:82 g}; Run time: up to 8 h | Sports & Outdoors > Headlamps
Head Torch LED Super Bright {lumens=350:350lm} {rechargeable=no:3 x AAA battery operated} {red:red light} camping running fishing | weight: {weight=96:96g}; IP rating: {ipx=4:IPX4}; beam distance: 80 m |
Alpina Trail 600 headlight for runners | lm: {lumens=600:600}; batt: {rechargeable:Li-Po 1500mAh, rechargeable via micro USB}; wt: {weight=73.7:2.6 oz}; red LED: {red:yes}; IPX: {ipx=7:7} | Running Accessories
Mining headlamp, helmet mounted, 10000 lux | | | Charging: {rechargeable:via USB}. Protection {ipx=6:IP66}. Burn time {hours=12:12 h} on low beam.
{lumens=230:230 Lumen} Wide Beam COB Headlamp {rechargeable:Rechargeable} {sensor:Wave Sensor} Lightweight {weight=65:65g} 5 Modes Hard Hat Work Light Camping Hiking Hunting Gift for Men Dad | |
Stirnlampe headlamp work pro, swivel head, zoomable | Brightness: {lumens=500:500 lumens}; Power supply: {rechargeable=no:3x AA, not rechargeable}; Weight with batteries: {weight=190:190 grams}; Red light: {red=no:no}; Protection class: {ipx=4:IPX4}; Burning time: {hours=30:30 h} | Work Lights
Kids' dinosaur headlamp with sounds | lumen: {lumens=50:50}; battery: {rechargeable=no:2xAAA (not included)}; age: 3+ | Toys & Outdoor
HEAD LIGHT T6 ZOOM 18650 | Luminous flux(lm): {lumens=800:800}; Charging: {rechargeable:DC 4.2V charger incl.}; Waterproof: daily waterproof; Body: Aluminium alloy; Battery: 2x18650 | Lights & Lighting > Portable Lighting
Ultralight headlamp — the {weight=35:35 g} clip-on that reviewers love. {lumens=200:200 lm} max, {rechargeable:recharges in 90 minutes over USB}, {ipx=4:IPX4} and {red:red night vision mode}. | |
Nightwolf {lumens=1200:1,200 lumen} Headlamp | waterproof: {ipx=8:IPX8}; rechargeable: {rechargeable:Y}; sensor: {sensor=no:N}; weight: {weight=150:0.15 kg} | Headlamps
头灯强光{rechargeable:充电}超亮头戴式{sensor:感应}户外夜钓鱼专用LED矿灯防水 {lumens=600:600流明} | 光通量: 600lm; 防水等级: {ipx=5:IPX5}; 重量: {weight=78:78g}; 充电接口: Type-C | 户外照明 > 头灯
厂家批发 COB泛光头灯 {lumens=350:350流明} {rechargeable:USB充电} | 续航: {hours=6:6小时}; 红光: {red:有}; 重量: {weight=70:约70克} |
跨境爆款 {lumens=1500:1500LM} 变焦头灯 T20 | 电池: {rechargeable:可充电18650}; 防水: {ipx=6:IPX6}; 净重: {weight=180:180克} | 灯具照明
{rechargeable=no:干电池}头灯 7号电池 户外应急 | 亮度: {lumens=120:120流明}; 电池: 3节7号(不含) |`,
  'yoga mat': `
{material=tpe:TPE} Yoga Mat {thick=6:6mm} Thick {nonslip:Non Slip} with {strap:Carrying Strap}, 72" x 24" | Dimensions: {len=182.9:72"L} x {width=61:24"W}; Weight: {weight=0.9:2 lb}; Color: Purple | Sports > Yoga
Extra Thick 1/2 inch Exercise Mat {material=nbr:NBR} foam for Pilates Gym | Thickness: {thick=12.7:0.5 in}; Size: 71 x {width=61:24 in}; Strap included: {strap:Yes} | Fitness > Mats
Natural {material=rubber:rubber} mat with PU top, 183 x 68 cm, {thick=4:4 mm}, alignment lines | Length: {len=183:183 cm}; Width: {width=68:68 cm}; Weight: {weight=2.5:2.5 kg}; Surface: {nonslip:non-slip} | Yoga Mats
Cork yoga mat eco | Mat.: {material=cork:cork}/natural rubber; T: {thick=5:5mm}; L x W: {len=183:183} x {width=61:61} cm; Strap: {strap=no:not incl.} |
Travel yoga mat foldable | thickness: {thick=1.5:1.5 mm}; material: {material=rubber:natural rubber}; weight: {weight=1.1:1.1 kg}; size: 68" x {width=61:24"} |
Yogini Pro Mat | | | The mat for studios: {thick=6:6 millimetres} of closed-cell {material=pvc:PVC}, {len=200:200 cm} long for tall people. OEKO-TEX certified. {nonslip:Sweat-proof non-slip texture}. {strap=no:No strap}.
Gym mat fitness mat yogamatte {material=nbr:NBR} {thick=15:15mm} 190x80 cm extra wide {strap:with shoulder strap} phthalate free | width: {width=80:80 cm} | Fitness Equipment
{material=tpe:TPE} mat double layer two tone {thick=8:8 mm} anti-tear custom logo MOQ 100 | Product name: Yoga Mat; Size: {len=183:183}*{width=61:61}cm; Packing: opp bag; Gross weight: 1.2 kg |
Printed suede yoga mat, rubber base, {thick=3:3mm} | Material: {material=rubber:Natural rubber} + microfibre suede; Machine washable: yes; Size: 183x{width=61:61} cm | Yoga
Kids Yoga Mat 60 x {width=61:24 in} {thick=5:5mm} {material=pvc:PVC} Unicorn | Toxic free: 6P free | Sports
瑜伽垫{material=tpe:tpe}加厚加宽加长女初学者健身垫{nonslip:防滑}家用 {thick=8:8mm} | 尺寸: {len=183:183}*{width=80:80}cm; 重量: {weight=1.2:1.2kg}; 是否含绑带: {strap:是} | 运动健身 > 瑜伽垫
工厂直供 {material=nbr:NBR}瑜伽垫 {thick=10:10毫米} 可定制LOGO | 规格: 183*{width=61:61}cm; 密度: 高密度 | 健身用品
天然{material=rubber:橡胶}PU瑜伽垫 {thick=5:5mm} 正位线 专业{nonslip:防滑} 土豪垫 | 宽度: {width=68:68cm}; 重量: {weight=2.6:2.6公斤} |
{material=pvc:PVC}瑜伽垫 {thick=4:4mm} 批发 | 长度: {len=173:173cm}; 宽度: {width=61:61cm} | 瑜伽`,
  'bicycle helmet': `
Velora City Bike Helmet with {light:Rear LED Light}, {visor:Detachable Visor}, {for=adult:Adult} {min=57:57}-{max=61:61} cm | Size: L; Weight: {weight=310:310 g}; Certification: CPSC, EN 1078; Vents: {vents=18:18} | Cycling > Helmets
{for=kids:Kids} Bike Helmet Ages 3-8 Adjustable Toddler Multi-Sport CPSC | Head circumference: {min=48:18.9}"-{max=54:21.3}"; Material: ABS + EPS; Weight: {weight=290:0.64 lb} | Sports & Outdoors
{mips:MIPS} Road Cycling Helmet Aero | wt.: {weight=265:265g (M)}; vents: {vents=14:14}; size: M {min=54:54}–{max=58:58}cm; std: EN1078 | Helmets
MTB helmet enduro with visor | visor: {visor:adjustable}; rotational protection: {mips:MIPS C2}; weight: {weight=380:380 grams}; head size: {min=58:58} - {max=62:62} cm; ventilation holes: {vents=16:16} |
Urban commuter cycle helmet, magnetic goggles, rechargeable {light:tail light} | | | For {for=adult:adults}. Fits {min=55:55} to {max=60:60} cm. The helmet weighs {weight=420:420 g} and carries the EN 1078 mark.
Cycling helmet in-mold matte black unisex | Head Circumference: {min=54:54}-{max=62:62}cm; Safety light: {light=no:without}; Weight: {weight=240:240g}; MIPS: {mips=no:No}; Holes: {vents=24:24} | Bicycle Accessories
Bicycle helmet {for=adult:Adults} Men Women with Rechargeable USB {light:Light} Magnetic Goggles {visor:Visor} Mountain Road Bike Safety Adjustable Size ({min=57:22.44}-{max=62:24.41} inches) | |
Toddler helmet dinosaur 3D {for=kids:for children} 1+ | head girth: {min=46:46}-{max=52:52} cm; n.w.: {weight=230:230 g}; colour: green | Baby & Kids
E-bike helmet NTA 8776 | Shell: in-mould PC; Light: {light:integrated LED front and rear}; Circumference: {min=56:56}...{max=60:60} cm; Mass: {weight=450:450 g}; Visor: {visor=no:none} | Helmets
Skate & bike helmet classic dome | Size M: {min=55:55}-{max=58:58} cm; Vents: {vents=11:11}; Shell: ABS; Age: {for=adult:adult} | Skate
自行车头盔 {for=adult:成人}山地公路骑行{light:带尾灯}一体成型 | 头围: {min=57:57}-{max=62:62}cm; 重量: {weight=280:280g}; 通风孔: {vents=20:20个} | 骑行装备 > 头盔
{for=kids:儿童}平衡车头盔 轮滑安全帽 卡通 可调节 | 适合头围: {min=48:48}-{max=54:54}cm; 重量: {weight=260:约260克} | 童车配件
骑行头盔 {mips:MIPS防护系统} 公路车 超轻 {weight=230:230克} | 尺码: M({min=54:54}-{max=58:58}cm); 通风孔数: {vents=22:22} |
跨境 电动车自行车头盔 {visor:带风镜} | 重量: {weight=400:400g}±20; 适用人群: {for=adult:成人}; 头围: 可调 | 安全帽`,
  umbrella: `
Windproof Travel Umbrella, {auto=both:Automatic Open and Close}, {ribs=10:10 Ribs}, {fold:Compact Folding} | Canopy Diameter: {dia=106.7:42 inches}; Fabric: Pongee 210T; Windproof: {wind:Yes}; Folded length: {folded=30:30 cm}; Weight: {weight=420:420 g} | Luggage & Travel > Umbrellas
Golf Umbrella 62 Inch {auto=open:Auto Open} Double Canopy Vented {wind:Windproof} Large {fold=no:Stick} Umbrella | Canopy arc: 62 in; Ribs: {ribs=8:8}; Handle: EVA foam |
Transparent dome umbrella, {auto=manual:manual}, clear PVC/POE, for wedding | rib no.: {ribs=8:8}; type: {fold=no:straight}; length: 83 cm | Accessories
{uv:UPF 50+} sun umbrella 3 {fold:fold}, black coating, UV protection lady parasol | ribs: {ribs=8:8K}; opening: {auto=manual:manual open}; D: {dia=98:98cm}; W: {weight=230:230 g} | Umbrellas
Mini pocket umbrella five {fold:folding}, only {weight=180:180 grams} | | | Folded it measures {folded=18:18 cm}; open it spans {dia=90:90 cm}. {auto=manual:Opens by hand}. {ribs=6:6 ribs} of aluminium and fibreglass. {uv:Coated against UV}.
Reverse inverted umbrella C-handle double layer | dia.: {dia=107:107 cm}; ribs: {ribs=8:8 fibreglass}; open: {auto=manual:manual}; windproof: {wind:yes}; folding: {fold=no:no} |
Umbrella Classic Wood Crook Handle 16 {ribs=16:Ribs} | Opening mechanism: {auto=open:automatic opening}; Frame: steel; Size: 120 cm; Fold: {fold=no:Long umbrella} |
Kids umbrella cartoon {auto=manual:safe manual} runner | diameter: {dia=70:70 cm}; ribs: {ribs=8:8} | Kids
Promotional umbrella 190T polyester 21" x {ribs=8:8k} | Function: {auto=open:push-button auto open}; Folds: {fold:3}; Logo: silk screen; Frame: metal, {wind=no:not windproof} | Gifts & Crafts > Umbrellas
{auto=both:One Button Auto} {wind:Storm Proof} {fold:Folding} Umbrella 12 Ribs Teflon Coated Men Women Car Rain | Ribs: {ribs=12:12}; UV: {uv=no:No}; Weight: {weight=480:1.06 lb} | Umbrella
雨伞{auto=both:全自动}{fold:折叠}大号双人加固{wind:抗风}男女晴雨两用 {ribs=10:十骨} | 伞面直径: {dia=105:105cm}; 防晒: {uv:黑胶 UPF50+}; 收纳长度: {folded=32:32cm} | 日用百货 > 雨伞
太阳伞{uv:防紫外线}遮阳伞 {fold:三折} 小巧便携 广告伞定制logo | 开合方式: {auto=manual:手动}; 伞骨: {ribs=8:8骨}; 重量: {weight=260:260g} | 伞
{fold=no:长柄}伞 高尔夫伞 双层{wind:防风} | 直径: {dia=130:130厘米}; 开启方式: {auto=open:自动开}; 骨数: {ribs=8:8} |
义乌批发 透明伞 {fold=no:长柄} {auto=open:自动} | 材质: POE; 骨架: {ribs=16:16骨}铁骨 | 雨具`,
  tarpaulin: `
Heavy Duty Tarp {w=3.05:10} x {l=3.66:12 ft} {waterproof:Waterproof} 16 Mil, {uv:UV Resistant}, Reinforced {eyelets:Grommets} | Material: {material=pe:Polyethylene}; Color: Silver/Brown; Weight: {gsm=270:8 oz/sq yd} | Tarps & Tie-Downs
Tarpaulin {l=4:4}x{w=3:3}m blue {gsm=90:90 g/m²} with {eyelets:eyelets} all round | material: {material=pe:PE fabric}; eyelet spacing: 1 m; | Building Supplies
{material=pvc:PVC} truck cover sheet {gsm=650:650gsm} {l=6:6m} x {w=4:4m} flame retardant | eyelets: {eyelets:brass, every 50 cm}; UV: {uv:stabilised}; colour: grey | Covers
Clear tarp with {eyelets:grommets} {l=3:3 m} x {w=2:2 m} | GSM: {gsm=140:140}; Transparent: yes; Material: {material=pe:PE mesh reinforced film}; Waterproof: {waterproof:Yes} | Garden > Greenhouse Covers
Cotton {material=canvas:canvas} tarp, {gsm=500:500 g/sqm}, {w=2.44:8'} x {l=3.05:10'}, water {waterproof=no:repellent, breathable (not fully waterproof)} | Grommets: {eyelets:every 2 feet}; Colour: Olive |
Tarpaulin roll {material=pe:HDPE} woven laminated | GSM: {gsm=200:200 gsm}; Width: {w=2:2 m}; Roll: {l=100:100 m}; Denier: 1000D x 1000D; Eyelets: {eyelets=no:without} | Tarpaulin
Camo tarp 8x10 hunting camping shelter ripstop nylon ultralight | Waterproof index: {waterproof:PU 3000 mm}; Material: {material=nylon:ripstop nylon}; Size: {l=3.05:3.05} x {w=2.44:2.44 m}; Weight: 0.65 kg | Outdoor
Multi-purpose cover | | | This cover of {material=pe:polyethylene} ({gsm=260:260 g per square metre}) measures {l=8:8 m} by {w=5:5 m}, has {eyelets:aluminium eyelets} at every metre and is {waterproof:fully waterproof}.
Bâche style wood cover green {gsm=140:140gr/m2} {l=6:6} x {w=1.5:1.5m} | UV treated: {uv:Yes} |
Vinyl tarp 18 oz | fabric: {material=pvc:vinyl coated polyester}; weight: {gsm=610:18 oz/yd²}; size: {w=4.88:16'} x {l=6.1:20'}; D-rings: yes |
防雨布加厚{waterproof:防水}{uv:防晒}{material=pvc:PVC}刀刮布 油布 篷布 遮阳苫布 {gsm=500:500克} | 尺寸: {l=4:4米}*{w=3:3米}; 扣眼: {eyelets:镀锌铁扣} | 工业用布 > 篷布
厂家直销 {material=pe:PE}彩条布 {gsm=100:100g/㎡} 三色 工地遮雨 | 规格: {w=4:4}*{l=50:50m}; 打孔: {eyelets=no:无} |
{material=canvas:帆布}篷布 汽车货车盖布 有机硅 {gsm=600:600克每平} | 是否防水: {waterproof:是}; 颜色: 军绿; 宽: {w=3:3m}; 长: {l=5:5m} | 篷布
透明防雨布 阳台挡雨 {eyelets:带扣} 加厚 | 材质: {material=pe:PE}; 厚度: 0.2mm; 尺寸: {w=2:2}x{l=3:3}米 |`,
};
