import type { ListingLines } from '../market-listing.ts';

/** Parts and supplies for plants, plumbers and builders. */
export const goodsOfIndustry: ListingLines = {
  'water pump': `
12V DC Mini {sub:Submersible} Water Pump {flow=240:240L/H} Brushless | Voltage: {volt=12:DC 12V}; Max head: {head=3:3 m}; Power: {watt=4.8:4.8 W}; Noise: 35 dB; Outlet: 8 mm | Pumps
{sub:Submersible} sump pump 1/2 HP with float switch | Flow: {flow=9464:2500 GPH}; Head: {head=7.6:25 ft}; V: {volt=115:115}; {float:Tethered float}: yes; material: {mat=plastic:thermoplastic}; cord: 10 ft | Plumbing
Jet pump garden self-priming {watt=800:800W} | Q max: {flow=3200:3200 l/h}; H max: {head=38:38 m}; housing: {mat=steel:stainless steel}; U: {volt=230:230 V}; submersible: {sub=no:no}; suction: 8 m | Garden Pumps
Diaphragm water pump RV marine 12V | flow rate: {flow=681:3.0 GPM}; pressure: 45 PSI; voltage: {volt=12:12 volt}; self priming: yes; type: {sub=no:surface mounted} | RV
Solar fountain pump | | | The {sub:floating submersible} pump runs on its {volt=6:6-volt} panel of {watt=1.5:1.5 W}, moves {flow=180:180 litres an hour} and lifts water {head=0.7:0.7 m}.
Dirty water pump {sub:immersion} 1100 W | Qmax: {flow=18000:18 m3/h}; Hmax: {head=9.5:9.5 m}; solids: 35 mm; {float:float switch}: integrated; supply: {volt=230:220-240V/50Hz}; body: {mat=plastic:plastic} |
Deep well borehole pump 4 inch {sub:submersible} {mat=steel:SS304} | power: {watt=1500:1.5 kW}; head: {head=110:110 m}; flow: {flow=4500:4.5 m³/h}; voltage: {volt=380:380V 3 phase}; dia: 100mm | Industrial Pumps
Aquarium circulation pump {watt=25:25W} {flow=1800:1800L/H} {sub:submersible} fish tank | head: {head=2.1:2.1m}; volt: {volt=24:DC24V}; shaft: ceramic | Aquarium
Centrifugal pump {mat=iron:cast iron} CPM158 | Rated power: {watt=750:0.75kW/1HP}; Max.flow: {flow=6600:110 L/min}; Max.head: {head=36:36m}; Volt: {volt=220:220V}; Type: {sub=no:surface} | Pumps
Water Pump {sub:Submersible} Electric Clean Dirty Water Pool Pond Flood Drain Utility Portable | |
{sub:潜水}泵家用抽水机 {volt=220:220V}农用灌溉高扬程大流量 {watt=750:750W} | 扬程: {head=20:20米}; 流量: {flow=10000:10m³/h}; 泵体材质: {mat=iron:铸铁}; 浮球: {float:带浮球} | 机械 > 水泵
微型直流水泵 {volt=12:12V} 无刷 {sub:潜水}泵 饮水机 厂家直销 | 流量: {flow=600:10L/min}; 扬程: {head=5:5m}; 功率: {watt=19:19W} | 水泵
{mat=steel:不锈钢}离心泵 卧式 {volt=380:380V} | 流量: {flow=12000:12立方/小时}; 扬程: {head=32:32米}; 功率: {watt=2200:2.2KW}; 类型: {sub=no:管道式(非潜水)} |
{watt=370:370瓦}全自动增压泵 自吸泵 家用静音 | 电压: {volt=220:220V}; 最高扬程: {head=30:30m}; 最大流量: {flow=2100:35L/min}; 自动: 是 | 泵`,
  'solenoid valve': `
{size=0.5:1/2"} Solenoid Valve {volt=12:12V DC} {nc:Normally Closed} {mat=brass:Brass} for Water Air | Pressure: 0-{bar=10:145 PSI}; Seal: {seal=nbr:NBR}; Port: NPT; Temp: 80 °C max | Valves
Solenoid valve 2/2 {nc:NC} G{size=1:1"} {mat=steel:stainless steel 304} steam | coil: {volt=220:AC220V}; seal: {seal=ptfe:PTFE}; DN: 25; pmax: {bar=16:16 bar}; medium: steam 180 °C | Fluid Control
Plastic water inlet valve {volt=24:24V} {size=0.75:3/4 in} garden irrigation | body: {mat=plastic:glass filled nylon}; type: {nc:normally closed}; bar: 0.2-{bar=10:10}; flow: 100 l/min | Irrigation
2W-160-15 solenoid valve | Body: {mat=brass:brass}; thread: G{size=0.5:1/2}; orifice: 16 mm; coil: {volt=24:DC24V}; state: {nc:N.C.}; seal: {seal=viton:Viton/FKM}; working pressure: 0~{bar=7:0.7 MPa} | Pneumatics
Normally open valve | | | Direct acting valve, {nc=no:normally open}, {mat=brass:brass} body, G{size=0.25:1/4} ports, {volt=24:24 V DC} coil of 10 W. Up to {bar=8:8 bar}. Seal of {seal=epdm:EPDM}.
Latching pulse valve {volt=9:DC 9V} battery irrigation | size: {size=1:1 inch} BSP; material: {mat=plastic:PP}; pressure: max {bar=8:8 bar} | Irrigation Valves
Gas solenoid valve aluminium | conn.: Rp {size=0.75:3/4}; type: {nc:NC}; V: {volt=230:230 VAC}; body: {mat=alu:aluminium}; max: {bar=0.36:360 mbar} | Gas
Electric Solenoid Valve 2 Way Pilot {size=2:2 inch} {mat=brass:Brass} {volt=110:110V AC} | Type: {nc:Normally Closed}; Seal: {seal=nbr:Buna-N}; Pressure: {bar=10:1.0 MPa} |
Micro solenoid valve 6 mm hose {volt=5:5V} | type: {nc:N/C}; media: air; mat.: {mat=plastic:plastic}; p: {bar=0.4:40 kPa} | Electronics
Electric Solenoid Valve Water Air Gas Fuel {nc:Normally Closed} {mat=brass:Brass} Thread Replacement | |
{nc:常闭}电磁阀 水阀 气阀 {mat=brass:全铜} {volt=24:DC24V} 4分 2W-160-15 | 口径: {size=0.5:G1/2(DN15)}; 密封: {seal=nbr:丁腈橡胶NBR}; 压力: 0-{bar=10:1.0MPa} | 阀门 > 电磁阀
{mat=steel:304不锈钢}蒸汽电磁阀 {volt=220:AC220V} 高温 {nc:常闭}式 | 通径: DN25({size=1:1寸}); 密封材料: {seal=ptfe:聚四氟}; 最高压力: {bar=16:16公斤} |
{nc=no:常开}电磁阀 {volt=220:220v} {mat=brass:黄铜} 6分 | 接口: {size=0.75:3/4寸}; 压力: {bar=8:0.8兆帕} | 气动元件
{mat=plastic:塑料}进水阀 饮水机 净水器 {volt=24:24V} 2分快接 | 口径: {size=0.25:1/4}; 常态: {nc:常闭}; 密封圈: {seal=epdm:三元乙丙EPDM} | 电磁阀`,
  'ball bearing': `
{no=608:608}-{seal=2rs:2RS} Ball Bearing {bore=8:8}x{od=22:22}x{w=7:7mm} Skateboard {count=20:20 Pcs} | Material: {mat=chrome:Chrome Steel}; Seal: rubber both sides; ABEC: {abec=7:7} | Bearings
Deep groove ball bearing {no=6204:6204} {seal=zz:ZZ} C3 | Bore: {bore=20:20 mm}; OD: {od=47:47 mm}; Width: {w=14:14 mm}; Material: {mat=chrome:GCr15}; Shield: metal | Power Transmission
{mat=steel:Stainless steel} bearing S{no=6001:6001}{seal=2rs:-2RS} | d: {bore=12:12}; D: {od=28:28}; B: {w=8:8}; material: {mat=steel:AISI 440C}; grease: food grade | Bearings
Bearing {no=6203:6203}-{seal=2rs:2RS} {bore=17:17}x{od=40:40}x12 electric motor quality | seal: {seal=2rs:double rubber sealed}; precision: P6; pcs: {count=4:4} | Motor Parts
Ceramic hybrid bearings for bicycle hubs | | | Hybrid bearings {no=6902:6902} with {mat=ceramic:Si3N4 ceramic balls}, {bore=15:15 mm} bore, {od=28:28 mm} outside, {w=7:7 mm} wide, {seal=2rs:rubber seals on both sides}. Two pieces.
{no=6305:6305} open bearing | type: {seal=open:open, without shields}; inside dia: {bore=25:25mm}; outside dia: {od=62:62mm}; width: {w=17:17mm}; cage: steel; clearance: CN |
Miniature bearing MR105{seal=zz:ZZ} {count=10:10pcs} RC car | Inner: {bore=5:5 mm}; outer: {od=10:10 mm}; thickness: {w=4:4 mm}; steel: {mat=chrome:chrome} | Hobby
{no=6206:6206}-2Z SFK style | bore dia: {bore=30:30.000 mm}; od: {od=62:62 mm}; shields: {seal=zz:two metal shields}; dynamic load: 20.3 kN; limiting speed: 15000 rpm | Bearings
Inch bearing R8{seal=2rs:-2RS} {bore=12.7:1/2"} x {od=28.575:1-1/8"} x 5/16" | material: {mat=chrome:52100 chrome steel}; pack: {count=5:5} | Hardware
Ball Bearings High Speed Low Noise Sealed Deep Groove Replacement Wheel Roller | |
深沟球轴承 {no=6204:6204} {seal=2rs:2RS} 高速静音 电机轴承 厂家直销 | 内径: {bore=20:20mm}; 外径: {od=47:47mm}; 厚度: {w=14:14mm}; 材质: {mat=chrome:轴承钢GCr15} | 机械零件 > 轴承
{mat=steel:不锈钢}轴承 S{no=6205:6205} {seal=zz:ZZ} 耐腐蚀 | 内径: {bore=25:25}; 外径: {od=52:52}; 密封: 铁盖; 精度: P5 |
{no=608:608}轴承 轮滑 滑板 胶盖 {count=100:100个} | 孔径: {bore=8:8毫米}; 外径: {od=22:22毫米}; 材料: {mat=carbon:碳钢} | 轴承
{mat=ceramic:全陶瓷}轴承 氧化锆 {no=6001:6001} | 内孔: {bore=12:12mm}; 外圈直径: {od=28:28mm}; 防尘: {seal=open:开放式} | 精密轴承`,
  'hex bolt': `
{m=8:M8} x {len=40:40mm} Hex Bolts {grade=8.8:Grade 8.8} {finish=zinc:Zinc Plated} {count=50:50 Pack} | Thread: {full:fully threaded}; Standard: DIN 933; Pitch: 1.25 | Fasteners
{mat=ss:Stainless} hex head cap screw {finish=ss:304 / A2-70} {m=10:M10}x{len=80:80} | thread: {full=no:partial}; std: DIN 931; pcs: {count=25:25} | Bolts
Hexagon bolt ISO 4014 {grade=10.9:10.9} {m=12:M12}-1.75 x {len=100:100 mm} | finish: {finish=black:plain black}; qty: {count=20:20}; shank: {full=no:partially threaded} | Industrial Fasteners
3/8-16 x 2" Hex Bolt {grade=5:Grade 5} {finish=zinc:Zinc} | dia: 0.375 in; Length: {len=50.8:2 in}; Count: {count=25:25}; thread: {full=no:partial} UNC | Hardware
Galvanised hex bolts | | | Bolts {m=16:M16} x {len=60:60 mm}, {grade=8.8:8.8}, {finish=hdg:hot-dip galvanised}, {full:threaded up to the head}. {count=10:Ten} to a bag, without nuts.
{m=6:M6} hex bolts with nuts and washers assortment kit | material: {mat=ss:304} {finish=ss:stainless}; lengths: {len=16+20+30+40:16/20/30/40 mm}; total: {count=200:200 pcs} (set) | Kits
Flange hex bolt {m=8:M8}-{len=25:25} {grade=10.9:10.9} {finish=yellow:yellow zinc} serrated | std: DIN 6921; threads: {full:full}: yes; pcs: {count=30:30} |
Hex Head Bolt {m=10:M10} {len=50:50mm} {finish=ss:316 A4-80} marine | Standard: DIN933; Qty: {count=10:10}; Thread type: {full:full thread} | Marine
{m=20:M20} structural bolt HV {grade=10.9:10.9} EN 14399 | L: {len=90:90 mm}; coating: {finish=hdg:hot dip galvanised}; thread: {full=no:partial}; | Construction
Hex Bolts Screws Heavy Duty Metric Coarse Thread Fastener Machine Bolt | |
外六角螺栓 {grade=8.8:8.8级} 高强度 {finish=zinc:镀锌} {m=8:M8}*{len=30:30} 螺丝 厂家直销 | 牙型: {full:全牙}; 标准: GB5783; 数量: {count=100:100支} | 紧固件 > 螺栓
304{finish=ss:不锈钢}外六角螺丝 {m=10:M10} DIN933 | 长度: {len=60:60mm}; 螺纹: {full:全螺纹}; 包装: {count=20:20个} |
{grade=12.9:12.9级}外六角 {finish=black:发黑} {m=12:M12}x{len=80:80} 半牙 | 国标: GB5782; 螺纹类型: {full=no:半牙}; 数量: {count=10:10颗} | 螺栓
热镀锌螺栓 电力 铁塔 {m=16:M16} {grade=6.8:6.8级} | 表面处理: {finish=hdg:热浸锌}; 规格: M16*{len=50:50}; 牙: {full=no:半牙} | 紧固件`,
  'pvc pipe': `
{sch=40:Schedule 40} PVC Pipe {od=26.7:3/4 in (1.050" OD)} x {len=3.05:10 ft} {colour=white:White} Potable | Pressure: {bar=33:480 PSI}; Ends: plain; NSF 61: yes | Plumbing > Pipe
Pressure pipe {mat=upvc:PVC-U} {od=50:50 mm} {bar=16:PN16} | length: {len=5:5 m}; wall: {wall=3.7:3.7 mm}; colour: {colour=grey:dark grey}; connection: solvent socket | Pipes
Clear PVC pipe | OD: {od=32:32 mm}; ID: 28.6 mm; L: {len=1:1 m}; colour: {colour=clear:transparent}; PN: {bar=10:10 bar} | Aquaculture
Drainage pipe {mat=upvc:uPVC} {od=110:110mm} soil pipe grey single socket | Length: {len=3:3m}; Wall: {wall=3.2:3.2 mm}; Standard: EN 1401; Colour: {colour=grey:Grey} | Drainage
Electrical conduit | | | {colour=white:White} conduit of PVC, outer diameter {od=25:25 mm}, wall {wall=1.5:1.5 mm}, in lengths of {len=2.9:2.9 metres}. For wiring in walls, flame retardant.
CPVC hot water pipe {od=22.2:3/4" CTS (0.875 in OD)} | length: {len=3.05:10'}; colour: {colour=beige:tan}; rating: {bar=6.9:100 PSI at 180 F}; SDR: 11 |
{sch=80:Sch 80} PVC pipe industrial {od=60.3:2 in. (60.3 mm)} {colour=grey:gray} | Len: {len=6.1:20 ft}; Max pressure: {bar=27.6:400 psi}; wall: {wall=5.5:0.218 in} | Industrial Piping
Irrigation PVC tube {od=63:63mm} {bar=6:0.6 MPa} rubber ring joint | L: {len=6:6m}; wall thickness: {wall=2:2.0mm}; colour: {colour=blue:blue} | Agriculture
Furniture grade PVC pipe {colour=black:black} {od=33.4:1 in (1.315" OD)} | length (ft): {len=1.52:5}; pressure rated: no | DIY
PVC Pipe Rigid Tubing for Plumbing Craft Furniture Cold Water | |
{mat=upvc:UPVC}给水管 PVC管材 {od=50:50mm} 硬管 胶粘 {bar=10:1.0MPa} 工厂批发 | 壁厚: {wall=2.4:2.4mm}; 颜色: {colour=white:白色}; 长度: {len=4:4米/根} | 建材 > 管材
PVC排水管 {od=110:110} 国标 下水管 | 外径: 110mm; 壁厚: {wall=3.2:3.2mm}; 颜色: {colour=white:白}; 单根长: {len=4:4m} |
{colour=clear:透明}PVC硬管 水族 鱼缸 {od=32:32毫米} | 长度: {len=1:1米}; 壁厚: {wall=2:2毫米} | 水族
阻燃PVC穿线管 {od=20:20mm} 电工套管 {colour=red:红色} | 壁厚: {wall=1.4:1.4mm}; 根长: {len=3:3米} | 电工`,
  paint: `
Interior {finish=matt:Matte} Wall Paint {vol=3.78:1 Gallon} {colour=white:White} Zero {voc:VOC} Washable | Base: {base=water:Water-based (acrylic latex)}; Coverage: 400 sq ft; Use: {use=interior:Interior}; Dry: 1 h | Paint
Exterior masonry paint {vol=10:10L} smooth {colour=cream:cream} | finish: {finish=matt:matt}; coverage: {cover=12:12 m²/l}; use: {use=exterior:outdoor walls}; base: {base=water:water} | Decorating
Chalk paint furniture {vol=1:1 litre} sage green | Finish: {finish=matt:ultra matt}; Colour: {colour=green:sage green}; Coverage: {cover=13:13 m2/litre}; Use: {use=interior:indoors} | Craft
Anti-rust metal paint {finish=gloss:high gloss} {colour=black:black} 750ml direct to rust | volume: {vol=0.75:750 ml}; solvent: {base=oil:solvent-based alkyd}; for: {use=exterior:iron, outdoors} | Metal Paint
Wood paint satin | | | A {base=water:water-based} enamel with {finish=satin:satin} sheen for doors and windows, {use=both:inside and out}. Tin of {vol=2.5:2.5 l}, covers {cover=14:14 m² per litre}. {colour=grey:Anthracite}.
Epoxy floor paint 2K garage {colour=grey:light grey} | net: {vol=5:5 L} (A+B); finish: {finish=gloss:glossy}; base: {base=epoxy:epoxy resin}; cov.: {cover=8:8 sqm/L}; use: {use=interior:indoor floors} | Floor Coatings
Emulsion paint ceiling brilliant {colour=white:white} {vol=12:12 l} | sheen: {finish=matt:dull matt}; spread: {cover=7:7 m²/l}; use: {use=interior:interior}; VOC: {voc=no:28 g/l} | Paints
Spray paint can 400 ml {colour=red:red} {finish=gloss:gloss} RAL 3020 | Content: {vol=0.4:400ml}; use: {use=both:interior & exterior}; base: {base=acrylic:acrylic} | Aerosol
Exterior Deck & Fence Paint {vol=18.9:5 gal} {colour=brown:Brown} | Finish: {finish=satin:Satin}; Base: {base=water:100% acrylic, water clean-up}; Use: {use=exterior:Exterior wood}; Low odor: {voc:Zero VOC} |
Interior Exterior Paint Primer in One Quick Dry Odorless Multi Surface Walls Doors Cabinets | |
内墙乳胶漆 {colour=white:白色} 净味环保 墙面漆 家用自刷 {vol=18:18L} 厂家直销 | 光泽: {finish=matt:哑光}; 类型: {base=water:水性}; 适用: {use=interior:室内}; 涂布率: {cover=10:10㎡/L} | 涂料 > 乳胶漆
外墙漆 防水防晒 {use=exterior:室外} 自刷 {colour=grey:灰色} {vol=5:5升} | 光泽度: {finish=matt:平光}; 基料: {base=water:水性丙烯酸} |
防锈漆 金属漆 {base=oil:油性} 醇酸 {colour=red:铁红} | 净含量: {vol=2.5:2.5L}; 光泽: {finish=gloss:高光}; 适用场所: {use=exterior:户外栏杆} | 油漆
{base=water:水性}木器漆 家具翻新 {finish=satin:半哑光} | 容量: {vol=1:1L}; 颜色: {colour=white:白}; 使用: {use=both:室内外通用} | 油漆`,
};
