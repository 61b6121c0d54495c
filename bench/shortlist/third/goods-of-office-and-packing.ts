import type { ListingLines } from '../market-listing.ts';

/** Goods of offices, shops and packing rooms. */
export const goodsOfOfficeAndPacking: ListingLines = {
  'document shredder': `
{sheets=8:8-Sheet} {cut=cross:Cross-Cut} Paper Shredder with {bin=15:4 Gallon} Bin, Shreds Credit Cards | Security: {din=4:P-4}; Run time: {run=5:5 min} on / 30 off; Noise: 68 dB; CD: {cd=no:No} | Office Products > Shredders
Office shredder micro cut auto feed {auto:150 sheets} | cut: {cut=micro:micro-cut 2x12 mm}; security level: {din=5:P-5}; bin: {bin=44:44 l}; continuous: {run=45:45 minutes}; CDs: {cd:yes} | Office Machines
Shredmate S220 {cut=strip:strip cut} home shredder | Sheet capacity (80g): {sheets=6:6}; Shred width: 7 mm; DIN 66399: {din=2:P-2}; Waste bin: {bin=10:10 L}; safety stop: yes | Shredders
Aktenvernichter document shredder P4 | | | Shreds up to {sheets=12:12 sheets} at once into particles of 4 x 35 mm (security level {din=4:P-4}, {cut=cross:cross cut}). {cd:Also takes CDs} and credit cards. The bin holds {bin=23:23 litres}.
{cut=micro:Micro-Cut} Shredder 10 Sheet P-5 High Security 60 Min | Sheets: {sheets=10:10}; Run Time: {run=60:60 minutes}; Level: {din=5:P-5}; Waste bin: {bin=25:6.6 gal}; Decibels: 58 |
Heavy duty paper shredder 22 sheets | cut type: {cut=cross:Cross cut}; DIN: {din=3:P-3}; sheets: {sheets=22:22}; throat: 240mm; bin vol.: {bin=60:60 L}; power: 650 W; CD/DVD: {cd:Y} | Office Equipment
Mini desktop shredder USB A6 manual hand crank | Sheets: {sheets=2:2 (folded A4)}; cut: {cut=strip:strip}; CD: {cd=no:no} | Stationery
Departmental shredder P-7 for classified | Security class: {din=7:P-7}; cut: {cut=micro:super micro cut 1 x 5 mm}; capacity: {sheets=6:6 sheets}; bin: {bin=75:75 l}; duty: continuous |
Paper Shredder for Home Office Use Credit Card {cd:CD} Destroy Heavy Duty Quiet Jam Proof | |
碎纸机办公家用大功率{din=4:4级}保密静音粉碎机 {sheets=10:10张} | 碎纸方式: {cut=cross:颗粒状}; 容量: {bin=21:21L}; 可碎光盘: {cd:是}; 连续工作: {run=10:10分钟} | 办公设备 > 碎纸机
{cut=micro:微粒}碎纸机 {din=5:5级}高保密 商用 | 单次碎纸: {sheets=12:12张}; 纸箱容积: {bin=30:30升}; 连续碎纸时间: {run=60:60分钟}; 碎光盘: {cd=no:不支持} |
迷你桌面碎纸机 {cut=strip:条状} 工厂 | 碎纸能力: {sheets=4:4张}; 保密等级: {din=2:2级} | 办公
家用碎纸机 小型 电动 | 碎纸张数: {sheets=6:6张}; 容积: {bin=12:12升}; 碎纸效果: {cut=cross:段状4*35mm} | 碎纸机`,
  'label printer': `
Shipping Label Printer 4x6 {tech=thermal:Thermal}, {speed=150:150mm/s}, {bt:Bluetooth} & USB, for Small Business | Max print width: {width=108:4.25 in}; Resolution: {dpi=203:203 DPI}; Compatible: Windows, Mac, iOS, Android | Office > Label Printers
Mini label maker {bt:Bluetooth} pocket inkless | Paper width: 12-15 mm; dpi: {dpi=203:203}; battery: 1200 mAh; app: iOS, Android; print: {tech=thermal:direct thermal} | Label Makers
Desktop label printer ZT-420 {tech=transfer:thermal transfer} | Print width: {width=104:104 mm}; Res.: {dpi=300:300 dpi}; speed: {speed=152:6 ips}; I/F: USB, RS-232, {lan:Ethernet}; Bluetooth: {bt=no:No} | Barcode Printing
Industrial label printer | | | Prints labels up to {width=168:168 mm} wide at {speed=254:254 millimetres per second}. Resolution {dpi=300:300 dpi}, {tech=transfer:thermal transfer} and direct thermal. Interfaces: USB, {lan:LAN}, serial. Optional cutter.
4 inch direct {tech=thermal:thermal} barcode label printer waybill | Printing speed: {speed=127:127mm/s}; DPI: {dpi=203:203dpi}; Interface: USB + {wifi:WiFi}; Paper width: 20-118mm; Voltage: 24V 2.5A | POS & Printers
Label writer for addresses 62 mm rolls, {wifi:wireless network}, auto cutter | resolution: {dpi=300:300 x 600 dpi}; max. width: {width=62:62 mm}; labels/min: 110; technology: {tech=thermal:direct thermal} | Office
2 inch thermal label sticker printer 58mm | width max: {width=48:48 mm}; res: {dpi=203:203dpi}; speed: {speed=90:90 mm/s}; bt: {bt:BT 4.0}; usb: yes |
Handheld label maker QWERTY keyboard tape 12mm | print tech: {tech=transfer:thermal transfer}; dpi: {dpi=180:180}; tape widths: 3.5, 6, 9, 12 mm; Bluetooth: {bt=no:none}; power: 6xAAA | Office Supplies
Pro label printer 8 ips 4" | speed: {speed=203:203 mm/s}; dpi: {dpi=203:203}; print width: {width=108:108 mm}; connection: {lan:LAN}, {wifi:WLAN}, USB, {bt:BLE} |
Thermal Label Printer for Shipping Packages Postage Barcode Address Labels Maker High Speed | |
{bt:蓝牙}热敏标签打印机 不干胶 快递单 电子面单打印机 | 打印宽度: {width=76:76mm}; 分辨率: {dpi=203:203dpi}; 打印速度: {speed=150:150mm/s}; 打印方式: {tech=thermal:热敏} | 办公设备 > 标签打印机
条码打印机 {tech=transfer:热转印} 洗水唛 珠宝标签 {dpi=300:300点} | 最大打印宽度: {width=106:106毫米}; 接口: USB+{lan:网口}; 速度: {speed=127:5英寸/秒} |
迷你便携标签机 家用手持 {bt:手机蓝牙连接} | 纸宽: 20-50mm; 打印技术: {tech=thermal:热敏}; 分辨率: {dpi=203:203DPI} | 标签机
电商快递面单打印机 {tech=thermal:热敏} USB 厂家直供 | 速度: {speed=180:180mm/s}; 纸宽: 110mm; 蓝牙: {bt=no:无} | 打印机`,
  'barcode scanner': `
{wireless:Wireless} Barcode Scanner {d2:2D} QR {bt:Bluetooth} Handheld with {stand:Stand} | Interface: 2.4G dongle, Bluetooth, USB; Battery: 2000 mAh; Scan range: 3-60 cm; Drop: 1.5 m | Office Electronics > Scanners
USB Laser Barcode Scanner {d2=no:1D} Wired Handheld | Connectivity: {wireless=no:Wired USB}; Cable: 2 m; Speed: {rate=200:200 scans/s}; Stand: {stand:Included} | POS
Omnidirectional desktop scanner {d2:1D 2D QR} presentation hands-free | scan rate: {rate=1200:1200 /s}; interface: USB, {wireless=no:corded}; IP: {ip=52:IP52} | Retail Equipment
Ring barcode scanner finger wearable | | | The ring scanner weighs 30 g, reads {d2:1D and 2D codes}, pairs via {bt:Bluetooth} with {wireless:no cable}, and withstands falls from {drop=1.5:1.5 m}. {ip=54:IP54}.
Industrial handheld scanner rugged | Read: {d2:1D/2D/DPM}; Drop: {drop=3:3 m}; Sealing: {ip=65:IP65}; I/F: USB/RS232; cord: {wireless=no:coiled 3 m} | Industrial > Identification
CCD scanner {d2=no:1D linear} screen reading | wireless: {wireless:433 MHz}; memory: 100,000 codes; bluetooth: {bt=no:no}; charge: USB | Barcode Readers
Embedded fixed mount QR scan module | Symbologies: {d2:QR, DataMatrix, PDF417, all 1D}; dc: 5V; interface: {wireless=no:USB/TTL}; ip: {ip=54:54}; frame rate: {rate=60:60 fps} | Modules
Barcode reader store inventory {wireless:cordless} {bt:Bluetooth 5.0} charging cradle | decode: {d2:2D imager}; stand: {stand:cradle}; drop: {drop=1.8:6 ft}; IP rating: {ip=42:IP42} |
Handheld 2D scanner | Type: {d2:2D}; Wired/wireless: {wireless=no:wired}; Stand: {stand=no:not included}; Drop resistance: {drop=1.2:1.2m} | Office
Barcode Scanner for Computer Library Supermarket Warehouse Plug and Play Automatic | |
{wireless:无线}扫码枪 {d2:二维码}扫描枪 超市收银仓库快递专用扫码器 | 传输方式: 2.4G+{bt:蓝牙}; 支架: {stand:带底座}; 抗摔: {drop=1.5:1.5米}; 防护: {ip=54:IP54} | 办公设备 > 扫描枪
{d2=no:一维}激光条码扫描枪 {wireless=no:有线}USB | 扫描速度: {rate=200:200次/秒}; 支架: {stand=no:不含} |
{d2:二维}扫码平台 收银台 扫码盒子 {wireless=no:有线} 厂家 | 防护等级: {ip=52:IP52}; 接口: USB | 收银设备
{d2:一维二维}通用 条码枪 工业级 | 是否无线: {wireless:无线433M}; 跌落: {drop=2:2米}; 防尘防水: {ip=65:IP65} | 条码设备`,
  'poly mailer': `
{count=100:100 Pack} Poly Mailers {w=25.4:10}x{l=33:13} inch {colour=white:White} Self-Seal Shipping Bags | Thickness: {mil=2.5:2.5 Mil}; Material: {mat=ldpe:LDPE}; Waterproof: Yes | Packing > Mailers
{bubble:Bubble} padded envelopes #0 {w=16.5:6.5} x {l=25.4:10}" poly {count=25:25pcs} {colour=pink:Pink} | seal: self-adhesive; mat: {mat=ldpe:LDPE co-ex}; mil: {mil=2:2} | Envelopes
{mat=compostable:Compostable} mailing bags PBAT + PLA | size: {w=25:25} x {l=35:35} cm; thickness: {um=60:60 micron}; colour: {colour=black:black}; quantity: {count=50:50}; seal: double strip (returns) | Eco Packaging
Courier bags | | | Tough {colour=grey:grey} mailing sacks of {mat=ldpe:LDPE}, {w=30.5:305 mm} wide and {l=40.6:406 mm} long, {um=55:55 micron}, in packs of {count=500:500}.
Poly bags mailers {mat=recycled:100% recycled} plastic {w=35.6:14} x {l=48.3:19} {count=200:200 pcs} | T: {mil=3.1:3.1 mil}; color: {colour=grey:gray}; adhesive: hot melt, permanent | Shipping Supplies
Custom logo printed poly mailer matte | Material: {mat=ldpe:PE (LDPE+LLDPE)}; Thickness: {um=70:70 microns}; Size: {w=20:20}*{l=30:30}+4cm; MOQ: 1000 pcs; colour: custom | Packaging Bags
Clear view mailers for clothing frosted zip lock | w x l: {w=30:30} x {l=40:40} cm; count: {count=100:100}; colour: {colour=clear:frosted clear}; material: CPE, {um=80:0.08 mm} |
{bubble:Bubble lined} poly mailer 8.5x12 #2 Black {count=50:50 Count} | Colour: {colour=black:Black}; inside: {w=21.6:8.5 x} {l=30.5:12 in}; Bubble dia: 10 mm; mat.: {mat=ldpe:LDPE} | Mailers
XL mailing bags {w=60:60} x {l=90:90} cm | colour: {colour=white:white}/silver; gauge: {um=60:60 mu}; qty: {count=100:100}; perforation: no | Packaging
Poly Mailers Shipping Envelopes Bags for Clothing Self Sealing Tear Proof Boutique | |
快递袋子加厚服装打包袋防水定制批发 {w=28:28}*{l=42:42}cm | 材质: {mat=ldpe:全新料PE}; 厚度: {um=100:10丝}; 颜色: {colour=white:白色}; 数量: {count=100:100只}; 封口: 破坏性自粘 | 包装 > 快递袋
{mat=compostable:全生物降解}快递袋 环保 {w=25:25}x{l=35:35} | 厚度: {um=60:6丝}; 颜色: {colour=black:黑色}; 装数: {count=100:100个/包} |
{bubble:气泡}信封袋 共挤膜 {colour=pink:粉色} 跨境 | 规格: {w=18:18}*{l=23:23}cm; 材质: {mat=ldpe:共挤膜PE}; 数量: {count=200:200个} | 信封袋
灰色快递袋 {mat=recycled:再生料} | 颜色: {colour=grey:灰色}; 尺寸: {w=38:38}*{l=52:52}厘米; 包装数量: {count=100:100条} | 包装材料`,
  'stretch film': `
Stretch Wrap Roll {width=45.7:18"} x {len=457:1500 ft} {colour=clear:Clear} {um=20.3:80 Gauge} Hand Wrap {rolls=4:4 Rolls} Pallet | Material: LLDPE; Core: 3 in; Weight: 22 lb | Packing > Stretch Wrap
Pallet wrap {colour=black:black} {width=50:500mm} x {len=250:250m} {um=23:23 micron} | rolls per case: {rolls=6:6}; use: {hand:hand}; core: extended | Packaging
Machine stretch film LLDPE {um=23:23mic} | W: {width=50:500 mm}; elongation: {stretch=300:300 %}; roll weight: 16 kg; core: 76 mm; colour: {colour=clear:transparent}; use: {hand=no:for wrapping machines} | Stretch Film
Mini stretch wrap with handle {width=12.7:5 inch} x {len=305:1000 ft} bundling | rolls: {rolls=2:2}; colour: {colour=clear:clear}; thickness: {um=20:20 microns} | Moving Supplies
Pre-stretched film | | | Hand film, already stretched, {width=43:43 cm} wide, {um=8:8 µm}, {len=600:600 m} a roll. {colour=clear:Clear}. Box of {rolls=4:four rolls}. Saves half of the plastic.
Cast stretch film jumbo roll | thickness: {um=17:17 mic}; width: {width=50:50cm}; stretch ratio: {stretch=250:250%}; use: {hand=no:machine grade}; weight: 50kg | Packaging Film
{colour=blue:Blue} UV stretch film {width=50:20 in}, heavy duty {um=30:1.18 mil} for outdoor storage | Length: {len=300:300 m}; Rolls/carton: {rolls=1:1} |
Eco stretch film 30% PCR {um=15:15 µm} | width: {width=45:450 mm}; recycled: 30 %; stretch: {stretch=180:180%}; hand: {hand:hand rolls}; colour: {colour=clear:clear} |
Stretch Film Wrap Industrial Strength Moving Packing Shrink Plastic Roll with Handles Furniture | |
{hand:手用}缠绕膜 PE拉伸膜 打包膜 工业保鲜膜 大卷 {width=50:50cm}宽 厂家直销 | 厚度: {um=20:2丝}; 长度: {len=300:300米}; 颜色: {colour=clear:透明}; 净重: 2.5kg | 包装 > 缠绕膜
{hand=no:机用}缠绕膜 托盘打包膜 {um=23:23um} | 宽度: {width=50:500mm}; 拉伸率: {stretch=300:300%}; 重量: 20斤/卷 |
{colour=black:黑色}缠绕膜 遮光 防水 物流打包 | 宽: {width=50:50厘米}; 长: {len=200:200m}; 厚: {um=25:25微米}; 箱装: {rolls=4:4卷} | 薄膜
小卷缠绕膜 {width=10:10cm} 捆扎膜 | 长度: {len=150:150米}; 颜色: {colour=clear:透明}; 厚度: {um=22:22微米} | 打包`,
  'ballpoint pen': `
{count=12:12 Pack} {click:Retractable} Ballpoint Pens {tip=1:1.0 mm} Medium Point {ink=black:Black} Ink | Grip: rubber; Refillable: {refill:Yes} | Office > Pens
Ball pen stick cap type box of {count=50:50} {ink=blue:blue} | point: {tip=0.7:0.7mm}; barrel: transparent; retractable: {click=no:no}; refillable: {refill=no:no} | Writing
Metal ballpoint pen custom laser logo promotional | Ink colour: {ink=blue:blue}; tip: {tip=1:1.0mm}; material: {mat=metal:aluminium}; mechanism: {click:click}; MOQ: 500 | Gifts
Executive ball pen gift | | | Twist-action pen of {mat=metal:brass}, lacquered black, with a {refill:replaceable refill} in {ink=black:black}, line width {tip=0.8:0.8 mm}. Single pen in a case.
4-Colour {click:click} pen | ink: {ink=black+blue+red+green:black, blue, red, green}; tip: {tip=1:1.0}; pack: {count=3:3 pcs}; mat.: {mat=plastic:plastic} | Pens
Fine ballpoint 0.5 | Tip: {tip=0.5:0.5 mm}; ink: {ink=red:red}; qty: {count=10:10}; body: {mat=plastic:ABS} |
Eco ballpoint pen wheat straw / bamboo {click:press} | material: {mat=bamboo:bamboo}; ink: {ink=black:black}; refill: {refill:replaceable}; tip: {tip=1:1.0 mm}; pack: {count=20:20} | Eco
Ballpoint Pens Assorted Colors Smooth Writing Bulk for Students Office School | |
Pens ball point {count=24:24-count} {ink=black+blue:Black/Blue} {tip=1.2:1.2mm} bold | retract: {click:Y} |
{click:按动}圆珠笔 {ink=blue:蓝色} {tip=0.7:0.7mm} 办公学生文具 原子笔 {count=40:40支}装 | 材质: {mat=plastic:塑料}; 可换芯: {refill:是} | 办公文具 > 圆珠笔
{mat=metal:金属}圆珠笔 商务广告笔定制LOGO 礼品 | 墨水颜色: {ink=black:黑色}; 笔尖: {tip=1:1.0mm}; 开合方式: 旋转 |
中油笔 {tip=0.5:0.5} 子弹头 批发 | 颜色: {ink=red:红}; 数量: {count=12:12支/盒}; 按压: {click=no:拔盖式} | 笔
四色圆珠笔 {click:按压} 多色 | 笔芯颜色: {ink=black+blue+red+green:黑蓝红绿}; 粗细: {tip=0.7:0.7mm}; 支数: {count=10:10支} | 文具`,
};
